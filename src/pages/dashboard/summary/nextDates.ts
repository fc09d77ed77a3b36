import { monthsFrom } from '../../../../contract/dates.ts';
import { isOpen } from '../../../../contract/gates.ts';
import { limits } from '../../../../contract/limits.ts';
import { paths } from '../../../../contract/paths.ts';
import { deadlineOf, lastClosedQuarter, quarterOf } from '../../../../contract/quarters.ts';
import type { Profile } from '../../../../contract/records.ts';
import { viewerOfProfile } from '../../../../providers/session.ts';

interface NextDate {
  what: 'report' | 'renewal' | 'accreditation';
  /** ISO time of which only the day counts. */
  day: string;
  /** The quarter of a report, `2026-Q1`. */
  quarter?: string;
  to: string;
}

/** What is next for a person and the agency, the earliest first: the report, the agency's renewal, the own accreditation. */
export function nextDates(profile: Profile, now: Date): NextDate[] {
  const { provider } = profile;
  const viewer = viewerOfProfile(profile);
  const dates: NextDate[] = [];
  if (isOpen('reporting', viewer)) {
    const quarter = provider.quarterlyReportDue ? lastClosedQuarter(now) : quarterOf(now);
    const day = deadlineOf(quarter).toISOString();
    dates.push({ what: 'report', day, quarter: quarter.name, to: paths.reporting });
  }
  if (
    isOpen('agencyForm', viewer) &&
    provider.agencyStatus === 'APPROVED' &&
    provider.renewalDate
  ) {
    dates.push({ what: 'renewal', day: provider.renewalDate, to: paths.agencyRegistration });
  }
  if (provider.associateStatus === 'ACCREDITED' && provider.associate && provider.accreditedAt) {
    const end = monthsFrom(new Date(provider.accreditedAt), limits.accreditationMonths);
    const to = paths.associateRegistration;
    dates.push({ what: 'accreditation', day: end.toISOString(), to });
  }
  return dates.sort((a, b) => (a.day < b.day ? -1 : 1));
}
