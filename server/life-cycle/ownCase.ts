import { eq } from 'drizzle-orm';
import { may } from '../../contract/staff/roles.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, staffRoles } from '../core/db/schema.ts';
import { NotAllowed } from '../core/errors.ts';
import type { Move } from './edge.ts';

/** Whom a decision is about. */
export interface Subject {
  agencyId: string | null;
  /** Absent if the agency itself is decided about. */
  accountId?: string;
}

/**
 * Checks who decides, whatever way the decision has come: staff whose roles allow it, and nobody about their own agency
 * or about themselves. What people of an agency or jobs cause is no decision.
 * @throws NotAllowed also if it is not known who decides
 */
export async function checkDecider(
  tx: Transaction,
  { actorId, by }: Pick<Move, 'actorId' | 'by'>,
  subjects: readonly Subject[],
): Promise<void> {
  if (by !== 'staff') return;
  const held = actorId
    ? await tx
        .select({ role: staffRoles.role, agencyId: accounts.agencyId, enabled: accounts.enabled })
        .from(staffRoles)
        .innerJoin(accounts, eq(accounts.id, staffRoles.accountId))
        .where(eq(accounts.id, actorId))
    : [];
  const [actor] = held;
  const roles = held.map(({ role }) => role);
  if (!actor?.enabled || !may(roles, 'decide')) throw new NotAllowed('staff.notInYourRole');
  const isOwn = ({ agencyId, accountId }: Subject) =>
    accountId === actorId || (agencyId !== null && agencyId === actor.agencyId);
  if (subjects.some(isOwn)) throw new NotAllowed('staff.ownCase');
}
