import { daysFrom, monthsFrom } from '../../contract/dates.ts';
import { type AgencyEvent, agencyEdges } from '../../contract/lifeCycle.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';
import type { SeedAgency } from '../demo.ts';
import { demoAgencyForm } from '../forms.ts';
import { agencyHistory, walk } from '../history.ts';
import type { Random } from '../random.ts';
import { type AgencyTimes, agencyTimes } from '../timeline.ts';
import type { Company } from './companies.ts';
import { accreditedFrom, memberWith, nameOf, type TeamMember } from './team.ts';

const YEAR = 12;

/** An agency as its point of contact founded it and staff have decided since, with the point of contact. */
export function founded(
  company: Company,
  chance: Random,
  now: Date,
): { agency: SeedAgency; head: TeamMember } {
  const { key, name, status, office, again = false, iataNumber } = company;
  const approvals = approvalsOf(company, now);
  const times = timesOf(company, approvals, now);
  const domain = `@${company.domain ?? key}.example`;
  const who = nameOf(chance);
  const head = { ...who, email: `${who.firstName}.${who.lastName}${domain}`.toLowerCase() };
  const form =
    status === 'NOT_CREATED' ? null : demoAgencyForm({ key, name, domain }, head, office);
  if (form && iataNumber) form.agencyDetails.iataNumber = iataNumber;
  const agency: SeedAgency = {
    key,
    name: form && name,
    domain: form && domain,
    agencyStatus: status,
    quarterlyReportRequired: approvals.length > 0 && company.size > 7,
    quarterlyReportDue: false,
    reviewComments:
      status === 'REVISIONS_REQUIRED'
        ? [{ field: '', text: 'Please add the people who book for you in Canada.' }]
        : [],
    times,
    form,
    version: form ? approvals.length + (again ? 2 : 1) : 0,
    history: historyOf(company, times, approvals, now),
    ...(company.requestedChange && {
      requestedChange: {
        phone: '+1 800 555 0150',
        reason: company.requestedChange,
        at: daysFrom(now, -chance.between(1, 9)),
      },
    }),
  };
  const { approvedAt } = times;
  const steps = approvedAt
    ? accreditedFrom(daysFrom(approvedAt, chance.between(0.5, 4)), 0, chance)
    : [];
  return {
    agency,
    head: memberWith(company, {
      ...head,
      pointOfContact: true,
      createdAt: times.accountCreatedAt,
      start: 'NOT_CREATED',
      steps,
      sentAt: null,
      now,
    }),
  };
}

/** When it was approved and renewed, the first time first. */
function approvalsOf({ status, months }: Company, now: Date): Date[] {
  if (status !== 'APPROVED' && status !== 'PENDING_RENEWAL') return [];
  const whole = Math.floor(months);
  const first = daysFrom(monthsFrom(now, -whole), -30 * (months - whole));
  const renewals = status === 'APPROVED' ? Math.floor(months / YEAR) : 0;
  return Array.from({ length: 1 + renewals }, (_, n) => monthsFrom(first, n * YEAR));
}

function timesOf({ status, waits }: Company, approvals: Date[], now: Date): AgencyTimes {
  const [first] = approvals;
  const latest = approvals.at(-1);
  if (!first || !latest) {
    const times = agencyTimes(status, now);
    if (status !== 'PENDING') return times;
    const longer = (date: Date | null) => date && daysFrom(date, -waits);
    return {
      ...times,
      accountCreatedAt: daysFrom(times.accountCreatedAt, -waits),
      submittedAt: longer(times.submittedAt),
    };
  }
  return {
    accountCreatedAt: daysFrom(first, -9),
    submittedAt: daysFrom(first, -6),
    approvedAt: first,
    renewalDate: monthsFrom(latest, YEAR),
    decidedAt: latest,
  };
}

function historyOf(
  { status, again }: Company,
  times: AgencyTimes,
  approvals: Date[],
  now: Date,
): SeedAgency['history'] {
  const at = (events: [AgencyEvent, Date | null][]) =>
    walk<AgencyStatus, AgencyEvent>(
      agencyEdges,
      'NOT_CREATED',
      events.map(([event]) => event),
      (place) => events[place]?.[1] ?? now,
    );
  if (approvals.length > 0) {
    const renewals = approvals.slice(1).flatMap((date): [AgencyEvent, Date][] => [
      ['expire', date],
      ['renewUnchanged', date],
    ]);
    const end: [AgencyEvent, Date | null][] =
      status === 'PENDING_RENEWAL' ? [['expire', times.renewalDate]] : [];
    return at([
      ['submit', times.submittedAt],
      ['approve', approvals[0] ?? null],
      ...renewals,
      ...end,
    ]);
  }
  if (again) {
    const before = (days: number) => daysFrom(times.submittedAt ?? now, -days);
    return at([
      ['submit', before(5)],
      ['requestRevisions', before(3)],
      ['resubmit', times.submittedAt],
    ]);
  }
  return agencyHistory(status, now);
}
