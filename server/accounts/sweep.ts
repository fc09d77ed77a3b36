import { lt, lte } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { resetTokens, signUps } from '../db/schema.ts';
import { sweepFailures } from './failures.ts';
import { HOUR, sweepCounters } from './limits.ts';
import { sweepSessions } from './sessions.ts';

/** Removes what ended by itself: sessions, links, counters. Nothing depends on it but the tables' size. */
export async function sweepAccounts(db: Queryable, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 30 * 24 * HOUR);
  await sweepSessions(db, now);
  await sweepCounters(db, now);
  await sweepFailures(db, now);
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, longAgo));
  await db.delete(signUps).where(lte(signUps.expiresAt, now));
}
