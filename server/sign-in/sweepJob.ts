import { lt, lte } from 'drizzle-orm';
import { DAY, startOf, todayAt } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import {
  addressChanges,
  loginFailures,
  logoutTokens,
  passkeyChallenges,
  pendingSignIns,
  rateCounters,
  resetTokens,
  sessions,
  signOnAttempts,
  signOnProofs,
  signUps,
  usedLinks,
} from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';

/** Deletes expired sessions, links and counters. Only the size of the tables depends on it. */
export async function run({ db, ...moment }: Omit<JobRun, 'files' | 'scanner'>): Promise<number> {
  const ago = (ms: number) => new Date(moment.now.getTime() - ms);
  await db.delete(sessions).where(lt(sessions.createdAt, ago(limits.sessionMaxMs)));
  // No window is longer than a day, which may have 25 hours.
  await db.delete(rateCounters).where(lt(rateCounters.windowStart, ago(2 * DAY)));
  await db.delete(loginFailures).where(lt(loginFailures.at, ago(DAY)));
  await db.delete(addressChanges).where(lt(addressChanges.requestedAt, ago(30 * DAY)));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, ago(30 * DAY)));
  await db.delete(signUps).where(lt(signUps.expiresAt, startOf(todayAt(moment))));
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, moment.now));
  await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, moment.now));
  await db.delete(signOnAttempts).where(lte(signOnAttempts.expiresAt, moment.now));
  await db.delete(signOnProofs).where(lte(signOnProofs.provedAt, ago(DAY)));
  await db.delete(logoutTokens).where(lte(logoutTokens.expiresAt, moment.now));
  await db.delete(usedLinks).where(lte(usedLinks.endsAt, moment.now));
  return 0;
}
