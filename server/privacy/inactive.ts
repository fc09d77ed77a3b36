import { and, asc, isNotNull, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dayOf, daysFrom, type Moment } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Keep } from '../../contract/privacy.ts';
import { daysAgo, type Held, isNotHeld } from '../core/db/personal/periods.ts';
import { timestamptz } from '../core/db/rows.ts';
import { accounts } from '../core/db/schema.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { isOnlyContact } from './blocks.ts';
import { endAllDue } from './endPerson.ts';

const { inactiveDaysLeft, inactiveWarnedAt, lastSignInAt, createdAt } = accounts;
const [first, last] = limits.inactiveWarningDays;

/** Whoever has not signed in since then is warned; undefined: an account does not end for want of sign-ins. */
const warnedFrom = (moment: Moment, keep: Keep): Date | undefined =>
  keep.inactive === 0 ? undefined : daysAgo(keep.inactive - first, moment);

const usedAt = sql`coalesce(${lastSignInAt}, ${createdAt})`;
const isUnused = (since: Date) => sql`${usedAt} < ${timestamptz(since)}`;

/** Whoever has asked for the end needs no other. */
const hasNoEnd = and(isNull(accounts.endedAt), isNull(accounts.endsAt));

/** Roles of staff are confirmed by administrators. */
const mayEnd = (held: Held) =>
  and(hasNoEnd, not(accounts.staff), not(isOnlyContact), isNotHeld('accounts', held));

/** Returns the condition of accounts that would have ended, but that staff, administrators or the agency have to do something first. */
export function inactiveStays(moment: Moment, keep: Keep, held: Held): SQL | undefined {
  const isOver = isUnused(daysAgo(keep.inactive, moment));
  return keep.inactive === 0
    ? undefined
    : and(isOver, hasNoEnd, sql`(${mayEnd(held)}) is not true`);
}

/** Returns the condition that the last warning said that so many days were left, and was so many days ago. */
const wasWarned = (daysLeft: number, daysSince: number, now: Date) =>
  sql`${inactiveDaysLeft} = ${daysLeft} and ${inactiveWarnedAt} <= ${timestamptz(daysFrom(now, -daysSince))}`;

/** Returns the condition of accounts that end now, unless somebody signs in; undefined if none does. */
export function inactiveOver(moment: Moment, keep: Keep, held: Held): SQL | undefined {
  const since = warnedFrom(moment, keep);
  const { now } = moment;
  const isOver = or(wasWarned(last, last, now), wasWarned(first, first, now));
  return since && and(isOver, isUnused(since), mayEnd(held));
}

/**
 * Ends accounts that nobody has signed in to for the days that the operator sets. Their people are warned twice before, also if
 * they were unused for longer when the days were set; a sign-in takes that back. Returns how many were warned and ended.
 */
export async function endInactive(
  job: Pick<JobRun, 'db' | 'signal' | 'keep' | 'now' | 'timeZone'>,
  held: Held,
): Promise<{ warned: number; ended: number }> {
  const { db, keep, now } = job;
  const since = warnedFrom(job, keep);
  await takeBack(job, since);
  if (!since) return { warned: 0, ended: 0 };
  const isDue = and(isUnused(since), mayEnd(held));
  const over = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(wasWarned(last, last, now), isDue))
    .orderBy(asc(inactiveWarnedAt));
  const ended = await endAllDue(job, over, (one) => (one.lastSignInAt ?? one.createdAt) < since);
  const again = batchOf(and(wasWarned(first, first - last, now), isDue), inactiveWarnedAt);
  const atFirst = batchOf(and(isNull(inactiveWarnedAt), isDue), usedAt);
  const warned = (await warn(job, last, again)) + (await warn(job, first, atFirst));
  return { warned, ended };
}

/** The oldest first, as in deleteOver: by an index, whatever the statistics say. */
const batchOf = (isDue: SQL | undefined, oldest: SQLWrapper) => sql`${accounts.id} = any(array(
  select id from ${accounts} where ${isDue} order by ${oldest} limit ${BATCH} for update skip locked))`;

type Run = Pick<JobRun, 'db' | 'signal' | 'now'>;

const warn = (job: Run, daysLeft: number, batch: SQL) =>
  inBatches(job, async (tx) => {
    const { now } = job;
    const warned = await tx
      .update(accounts)
      .set({ inactiveWarnedAt: now, inactiveDaysLeft: daysLeft })
      .where(batch)
      .returning({ to: accounts.email });
    const params = { until: dayOf(daysFrom(now, daysLeft)) };
    await enqueueMails(
      tx,
      warned.map(({ to }) => ({ to, template: 'endingUnused', params, now })),
    );
    return warned.length;
  });

/** Of whoever has signed in since, or if the operator has set more days or none. */
const takeBack = (job: Run, since: Date | undefined) =>
  inBatches(job, async (tx) => {
    const isTaken = and(isNotNull(inactiveWarnedAt), since && not(isUnused(since)));
    const { rowCount } = await tx
      .update(accounts)
      .set({ inactiveWarnedAt: null, inactiveDaysLeft: null })
      .where(batchOf(isTaken, inactiveWarnedAt));
    return rowCount ?? 0;
  });
