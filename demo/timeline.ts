import { daysFrom, monthsFrom } from '../contract/dates.ts';
import { limits } from '../contract/limits.ts';
import type { AgencyStatus, AssociateStatus } from '../contract/statuses.ts';

/** When things happened to the demo accounts, relative to the day the data is made. All times are UTC. */

export interface AgencyTimes {
  accountCreatedAt: Date;
  submittedAt: Date | null;
  approvedAt: Date | null;
  /** Twelve months after the approval (decision B3). */
  renewalDate: Date | null;
  /** When staff last decided: approved, asked for revisions or rejected. */
  decidedAt: Date | null;
}

/** The history of an agency that is in `status` at `now` (decisions B1, B3, B7). */
export function agencyTimes(status: AgencyStatus, now: Date): AgencyTimes {
  const times = (
    created: number,
    submitted: number | null,
    decided: number | null,
  ): AgencyTimes => ({
    accountCreatedAt: daysFrom(now, -created),
    submittedAt: submitted === null ? null : daysFrom(now, -submitted),
    approvedAt: null,
    renewalDate: null,
    decidedAt: decided === null ? null : daysFrom(now, -decided),
  });
  const approved = (approvedAt: Date): AgencyTimes => ({
    accountCreatedAt: daysFrom(approvedAt, -9),
    submittedAt: daysFrom(approvedAt, -6),
    approvedAt,
    renewalDate: monthsFrom(approvedAt, limits.accreditationMonths),
    decidedAt: approvedAt,
  });
  switch (status) {
    case 'APPROVED':
      return approved(monthsFrom(now, -7));
    case 'PENDING_RENEWAL':
      return approved(daysFrom(monthsFrom(now, -limits.accreditationMonths), -5));
    case 'NOT_CREATED':
      return times(6, null, null);
    case 'PENDING':
      return times(11, 3, null);
    case 'REVISIONS_REQUIRED':
      return times(16, 8, 2);
    case 'REJECTED':
      return times(40, 31, 24);
  }
}

/** When a person that is in `status` at `now` was accredited (decisions C1, C7); null where that never was. */
export function accreditedAt(status: AssociateStatus | null, now: Date): Date | null {
  if (status === 'ACCREDITED') return monthsFrom(now, -4);
  if (status === 'PENDING_RENEWAL')
    return daysFrom(monthsFrom(now, -limits.accreditationMonths), -3);
  return null;
}
