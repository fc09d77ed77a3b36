import { daysFrom } from '../../contract/dates.ts';
import { quarterlyReport, quarterOf } from '../../contract/quarters.ts';
import { demoEvents, hash, withMistake } from '../bookings.ts';
import { type Demo, personas, type SeedAgency } from '../demo.ts';
import { type Random, random } from '../random.ts';
import { type DemoReport, reportName } from '../reports.ts';
import { type Company, companies } from './companies.ts';
import { founded } from './founded.ts';
import { type TeamMember, teamOf } from './team.ts';

/** Reports go back two years. */
const QUARTERS = 8;

/**
 * A whole program for the demo of the product: the personas, and some 30 agencies with 450 people and two years of
 * reports around them. The same for the same `now`.
 */
export function programme(now: Date): Demo {
  const known = personas(now);
  const parts = companies.map((company) => {
    const chance = random(hash(company.name));
    const { agency, head } = founded(company, chance, now);
    const team = teamOf(company, agency, chance, now);
    const reports = reportsOf(company, agency, chance, now);
    return { agency: withReports(agency, reports, now), members: [head, ...team], reports };
  });
  const members: TeamMember[] = parts.flatMap((part) => part.members);
  return {
    agencies: [...known.agencies, ...parts.map(({ agency }) => agency)],
    people: [...known.people, ...members.flatMap(({ person }) => person ?? [])],
    invitations: [...known.invitations, ...members.map(({ invitation }) => invitation)],
    reports: [...known.reports, ...parts.flatMap(({ reports }) => reports)],
  };
}

function reportsOf(
  { name, size, overdue }: Company,
  { key, times, quarterlyReportRequired }: SeedAgency,
  chance: Random,
  now: Date,
): DemoReport[] {
  if (!quarterlyReportRequired || !times.approvedAt) return [];
  const reports: DemoReport[] = [];
  for (let back = overdue ? 2 : 1; back <= QUARTERS; back++) {
    const { name: quarter, end } = quarterOf(now, -back);
    if (end <= times.approvedAt) break;
    const events = demoEvents(key, quarter, size / 2);
    const uploaded = daysFrom(end, chance.between(2, 28));
    const report = (file: string, at: Date, content: DemoReport['events']) =>
      reports.push({
        agency: key,
        filename: reportName(file, quarter),
        // In the first days of a quarter the newest report was uploaded just now.
        timestamp: new Date(Math.min(at.getTime(), now.getTime())).toISOString(),
        quarter,
        events: content,
      });
    // Some were corrected on the day after.
    if (chance.happens(0.1)) report(name, daysFrom(uploaded, -1), withMistake(events));
    report(name, uploaded, chance.happens(0.12) ? withMistake(events) : events);
  }
  return reports;
}

/** The agency with what its reports say about it. */
function withReports(agency: SeedAgency, reports: readonly DemoReport[], now: Date): SeedAgency {
  const reportedQuarter =
    reports
      .map(({ quarter }) => quarter)
      .sort()
      .at(-1) ?? null;
  const reporting = { ...agency, ...agency.times, reportedQuarter };
  const quarterlyReportDue =
    agency.agencyStatus === 'APPROVED' && quarterlyReport(reporting, now).due;
  return { ...agency, quarterlyReportDue };
}
