import { and, asc, gt, lte } from 'drizzle-orm';
import { dayOf, daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { keepEnded } from './endedList.ts';
import { endAllDue } from './endPerson.ts';

/**
 * Reminds people of the end that they have asked for, ends those who did not change their mind, and writes who was ended into the
 * list.
 */
export async function run(job: JobRun): Promise<number> {
  const { db, files, dataDir, now } = job;
  const reminded = await inTransaction(db, (tx) => remind(tx, now));
  const due = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.endsAt, now))
    .orderBy(asc(accounts.endsAt));
  const ended = await endAllDue(job, due, ({ endsAt }) => endsAt !== null && endsAt <= now);
  if (dataDir) await keepEnded(db, { files, dataDir });
  return reminded + ended;
}

async function remind(tx: Transaction, now: Date): Promise<number> {
  const soon = await tx
    .select({ id: accounts.id, to: accounts.email, endsAt: accounts.endsAt })
    .from(accounts)
    .where(
      and(
        gt(accounts.endsAt, now),
        lte(accounts.endsAt, daysFrom(now, limits.endingReminderDaysLeft)),
      ),
    );
  return enqueueMails(
    tx,
    soon.map(({ id, to, endsAt }) => ({
      to,
      template: 'endingSoon',
      params: { until: dayOf(endsAt) },
      dedupeKey: dedupeKeys.endingSoon(endsAt, id),
      now,
    })),
  );
}
