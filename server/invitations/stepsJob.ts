import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { daysFrom, hasBegunToEnd, isOver, iso, type Moment } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { agencies, invitations } from '../core/db/schema.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { expireInvitations, nextStepAt } from '../life-cycle/invitation.ts';
import { invitationReminder } from './reminders.ts';

/** Sends reminders for unused invitations, and ends links whose last day is over (decision D1). */
export const run = (job: JobRun): Promise<number> => inBatches(job, (tx) => takeSteps(tx, job));

type Row = Awaited<ReturnType<typeof dueRows>>[number];

const dueRows = (tx: Transaction, now: Date) =>
  tx
    .select({
      id: invitations.id,
      agencyId: invitations.agencyId,
      agency: agencies.name,
      email: invitations.email,
      status: invitations.status,
      language: invitations.language,
      accountId: invitations.accountId,
      inviteType: invitations.inviteType,
      end: invitations.tokenExpiresAt,
    })
    .from(invitations)
    .innerJoin(agencies, eq(agencies.id, invitations.agencyId))
    .where(lte(invitations.nextStepAt, now))
    .orderBy(asc(invitations.nextStepAt))
    .limit(BATCH)
    // A locked row is being used or revoked.
    .for('update', { of: invitations, skipLocked: true });

async function takeSteps(tx: Transaction, moment: Moment): Promise<number> {
  const { now } = moment;
  const rows = await dueRows(tx, now);
  if (rows.length === 0) return 0;
  const waiting = rows.filter(
    ({ status, accountId }) => accountId === null && status === 'INVITED',
  );
  const isEnded = ({ end }: Row) => end === null || isOver(end, moment);
  const remindable = waiting.filter(({ end }) => end !== null && !hasBegunToEnd(end, now));
  await remind(tx, remindable, now);
  await expireInvitations(tx, waiting.filter(isEnded), now);
  const next = rows.map(({ accountId, end: until }) =>
    until && accountId === null ? nextStepAt(until, moment) : null,
  );
  await tx.execute(sql`
    update invitations i set next_step_at = step.at
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(next.map(iso))}::timestamptz[])
      as step (id, at)
    where i.id = step.id`);
  return rows.length;
}

async function remind(tx: Transaction, rows: Row[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await enqueueMails(
    tx,
    rows.map((row) => ({
      ...invitationReminder(row),
      agencyId: row.agencyId,
      dedupeKey: dedupeKeys.invitationReminder(daysLeft(row.end, now), row.end, row.id),
      now,
    })),
  );
  const ids = rows.map(({ id }) => id);
  await tx.update(invitations).set({ remindedAt: now }).where(inArray(invitations.id, ids));
}

const daysLeft = (until: Date | null, now: Date) =>
  limits.invitationReminderDaysLeft.findLast((days) => until && daysFrom(until, -days) <= now);
