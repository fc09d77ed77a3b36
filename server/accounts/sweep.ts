import { lt, lte } from 'drizzle-orm';
import { DAY } from '../../contract/dates.ts';
import type { Queryable } from '../db/connection.ts';
import { resetTokens, signUps } from '../db/schema.ts';
import { sweepFailures } from './failures.ts';
import { sweepCounters } from './limits.ts';
import { sweepSessions } from './sessions.ts';

/** Deletes expired sessions, links and counters. Only the size of the tables depends on it. */
export async function sweepAccounts(db: Queryable, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 30 * DAY);
  await sweepSessions(db, now);
  await sweepCounters(db, now);
  await sweepFailures(db, now);
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, longAgo));
  await db.delete(signUps).where(lte(signUps.expiresAt, now));
}
