import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Moment } from '../../contract/dates.ts';
import type { Keep } from '../../contract/privacy.ts';
import { daysAgo, type Held, isNotHeld } from '../core/db/personal/periods.ts';
import { timestamptz } from '../core/db/rows.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';

/** Returns the condition of the audit's entries of sign-ins whose network has been kept long enough; undefined: there is no end. */
export const signInsOver = (moment: Moment, keep: Keep, held: Held): SQL | undefined =>
  keep.signIns === 0
    ? undefined
    : sql`event in ('signIn', 'signOut', 'signInFailed', 'resetAsked', 'resetUsed') and forgotten_by is null
        and at < ${timestamptz(daysAgo(keep.signIns, moment))} and after is not null and ${isNotHeld('audit', held)}`;

/** Forgets from which networks people signed in; that they did stays. Returns of how many entries. */
export async function forgetSignIns(
  job: Pick<JobRun, 'db' | 'signal' | 'keep' | 'now' | 'timeZone'>,
  held: Held,
): Promise<number> {
  const isOver = signInsOver(job, job.keep, held);
  if (!isOver) return 0;
  const run = randomUUID();
  return inBatches(job, async (tx) => {
    const { rows } = await tx.execute<{ forgotten: number }>(sql`
      select audit_forget(array(select id from audit where ${isOver} order by at limit ${BATCH}), 'batch', ${run}, null, ${timestamptz(job.now)})
        as forgotten`);
    return rows[0]?.forgotten ?? 0;
  });
}
