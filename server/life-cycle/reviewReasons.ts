import { domainOf } from '../../contract/email.ts';
import type { ReviewReason } from '../../contract/staff/people.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';

/** Returns why staff must review a person's registration; empty if no review is needed. */
export function reviewReasons(
  { email, rejectedAt }: { email: string; rejectedAt: Date | string | null },
  agency: { status: AgencyStatus; domain: string | null } | undefined,
): ReviewReason[] {
  const holds: Record<ReviewReason, boolean> = {
    agency: agency?.status !== 'APPROVED',
    domain: agency?.domain !== domainOf(email),
    rejected: rejectedAt !== null,
  };
  return (Object.keys(holds) as ReviewReason[]).filter((reason) => holds[reason]);
}
