import { sql } from 'drizzle-orm';
import { dayOf, type Moment } from '../../contract/dates.ts';
import { quarterOf } from '../../contract/quarters.ts';
import type { Programme } from '../../contract/staff/programme.ts';
import { programmePeriods } from '../../contract/staff/words.ts';
import { agencyStatuses, associateStatuses } from '../../contract/statuses.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { programmePictures } from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { closedQuarter, readQuarter } from '../reports/overview.ts';
import { countQuarters, countTops } from './bookings.ts';
import { countAccredited, countFunnel, countWeeks } from './people.ts';
import { recountQuarters } from './sums.ts';

/** Counts the whole program and keeps the pictures of all periods, for the overview. */
export async function run({
  db,
  signal,
  ...moment
}: Omit<JobRun, 'files' | 'scanner' | 'keep'>): Promise<number> {
  await recountQuarters(db);
  for (const quarters of programmePeriods.map(Number)) {
    if (signal?.aborted) return 0;
    const picture = await countProgramme(db, { quarters }, moment);
    await db
      .insert(programmePictures)
      .values({ quarters, picture })
      .onConflictDoUpdate({ target: programmePictures.quarters, set: { picture } });
  }
  return 0;
}

export async function countProgramme(
  db: Database,
  { quarters, agencyId }: { quarters: number; agencyId?: string },
  moment: Moment,
): Promise<Programme> {
  const { now } = moment;
  const closed = Array.from({ length: quarters }, (_, n) => quarterOf(now, n - quarters));
  const names = closed.map(({ name }) => name);
  const since = closed[0]?.start ?? now;
  const scope = { since, now, agencyId };
  const [funnel, accredited, weeks, byQuarter, top, state] = await Promise.all([
    countFunnel(db, scope),
    countAccredited(db, scope),
    countWeeks(db, scope),
    countQuarters(db, names, agencyId),
    countTops(db, names, agencyId),
    agencyId ? null : countStates(db, moment),
  ]);
  return {
    at: now.toISOString(),
    since: dayOf(since),
    funnel,
    accredited,
    weeks,
    quarters: byQuarter,
    top,
    now: state,
  };
}

type Counted = { status: string | null; total: number };

/** Returns every status with its total, also 0; rows without a status count as NOT_CREATED. */
const inOrder = <Status extends string>(statuses: readonly Status[], rows: Counted[]) =>
  statuses.map((status) => ({
    status,
    total: rows
      .filter((row) => (row.status || 'NOT_CREATED') === status)
      .reduce((sum, { total }) => sum + total, 0),
  }));

async function countStates(db: Database, moment: Moment): Promise<Programme['now']> {
  const [agencies, associates, reports] = await Promise.all([
    queryRows<Counted>(
      db,
      sql`select status, count(*)::int as total from agencies group by status`,
    ),
    queryRows<Counted>(
      db,
      sql`select associate_status as status, count(*)::int as total
          from accounts where associate group by associate_status`,
    ),
    readQuarter(db, closedQuarter(undefined, moment.now), moment),
  ]);
  return {
    agencies: inOrder(agencyStatuses, agencies),
    associates: inOrder(associateStatuses, associates),
    reports,
  };
}
