import { dayAfter, type Moment, todayAt } from '../../contract/dates.ts';
import { closedQuarters, isOverdue } from '../../contract/quarters.ts';
import { staffLists } from '../../contract/staff/calls.ts';
import type { TodayItem } from '../../contract/staff/overview.ts';
import { may, type StaffRole } from '../../contract/staff/roles.ts';
import { type TodayName, todayLists } from '../../contract/staff/words.ts';
import { listAgencies } from '../agencies/agencies.ts';
import { listWaiting } from '../agencies/reviewQueue.ts';
import { listPeople } from '../associates/people.ts';
import type { Database } from '../core/db/connection.ts';
import { listMails } from '../mails/mails.ts';
import { listReportStates } from '../reports/overview.ts';

/** Days ahead in which what ends is shown, and days back for failed emails. */
const AHEAD = 30;
const BACK = 7;

/**
 * Returns what may need somebody of staff with these roles now. Each number is the total of the list that its link opens, read by the
 * list's own function, so that the two can't differ.
 */
export async function readToday(
  db: Database,
  roles: readonly StaffRole[],
  moment: Moment,
): Promise<TodayItem[]> {
  const day = (days: number) => dayAfter(todayAt(moment), days);
  const none = [0, -1] as [number, number];
  const item = async <Filter extends Record<string, string>>(
    name: TodayName,
    filter: Filter,
    read: (filter: Filter) => Promise<{ total: number; since?: string | undefined }>,
  ): Promise<TodayItem[]> => {
    if (!may(roles, staffLists[todayLists[name]].needs)) return [];
    const { total, since = null } = await read(filter);
    return [{ name, filter, total, since }];
  };
  const agencies = (filter: { change: 'true' } | { renewsBy: string }) =>
    listAgencies(db, { filter, sort: ['name', 'ASC'], range: none });
  const people = (filter: { endsBy: string } | { locked: 'true' }) =>
    listPeople(db, { filter, sort: ['createdAt', 'ASC'], range: none }, moment.now);

  const items = await Promise.all([
    item('applications', {}, async (filter) => {
      const { rows, total } = await listWaiting(db, {
        filter,
        sort: ['submittedAt', 'ASC'],
        range: [0, 0],
      });
      return { total, since: rows[0]?.submittedAt };
    }),
    item('changes', { change: 'true' as const }, agencies),
    item(
      'overdueReports',
      { quarter: overdueQuarter(moment), state: 'OVERDUE' as const },
      (filter) => listReportStates(db, { filter, sort: ['name', 'ASC'], range: none }, moment),
    ),
    item('failedMails', { status: 'FAILED' as const, since: day(-BACK) }, (filter) =>
      listMails(db, { filter, sort: ['createdAt', 'ASC'], range: none }),
    ),
    item('renewals', { renewsBy: day(AHEAD) }, agencies),
    item('accreditations', { endsBy: day(AHEAD) }, people),
    item('lockedAccounts', { locked: 'true' as const }, people),
  ]);
  return items.flat();
}

function overdueQuarter(moment: Moment): string {
  const quarter = closedQuarters(moment.now).find((one) => isOverdue(one, moment));
  if (!quarter) throw new Error('The deadlines of earlier quarters are over');
  return quarter.name;
}
