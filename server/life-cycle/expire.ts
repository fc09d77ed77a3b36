import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { daysFrom, type Moment, monthsFrom, startOf, todayAt } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { accounts, agencies } from '../core/db/schema.ts';
import { moveAgencies } from './agency.ts';
import { moveAssociates } from './associate.ts';

/**
 * Ends the accreditation of agencies once their renewal date is over. Returns how many, at most `limit`; call it again
 * until it returns fewer.
 */
export async function expireAgencies(
  tx: Transaction,
  moment: Moment,
  limit: number,
): Promise<number> {
  const due = await tx
    .select()
    .from(agencies)
    .where(and(eq(agencies.status, 'APPROVED'), lt(agencies.renewalDate, startOf(todayAt(moment)))))
    .orderBy(asc(agencies.renewalDate))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  await moveAgencies(tx, due, 'expire', { actorId: null, by: 'job', now: moment.now });
  return due.length;
}

/** The last day of an accreditation. Like monthsFrom, it falls on the last day of a month that is shorter. */
const accreditedUntil = sql`(${accounts.accreditedAt} at time zone 'UTC' + ${`${limits.accreditationMonths} months`}::interval) at time zone 'UTC'`;

/** The associates whose accreditation of twelve months was over when a day began. */
export function wasOverOn(day: string) {
  const start = startOf(day);
  return and(
    // One day wider, for the index: 29 February ends on the 28th. The exact condition follows.
    lt(accounts.accreditedAt, daysFrom(monthsFrom(start, -limits.accreditationMonths), 1)),
    sql`${accreditedUntil} < ${timestamptz(start)}`,
  );
}

/**
 * Ends the accreditation of associates. Returns how many, at most `limit`; call it again until it returns fewer.
 * @param scope whose, and a note for the audit
 */
export async function expireAssociates(
  tx: Transaction,
  now: Date,
  limit: number,
  { where, note }: { where: SQL | undefined; note?: string },
): Promise<number> {
  const due = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.associateStatus, 'ACCREDITED'), accounts.associate, where))
    .limit(limit)
    .for('update', { skipLocked: true });
  await moveAssociates(tx, due, 'expire', { actorId: null, by: 'job', now, note });
  return due.length;
}
