import { inArray, sql } from 'drizzle-orm';
import { daysFrom, endOf, type Moment } from '../../contract/dates.ts';
import { type InvitationEvent, invitationEdges } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import type { InvitationStatus } from '../../contract/statuses.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { invitations } from '../core/db/schema.ts';
import { type Move, statusAfter, target } from './edge.ts';

type Row = typeof invitations.$inferSelect;

/** Returns the times of an invitation that is sent now, or sent again. */
export function timesFrom(moment: Moment) {
  const tokenExpiresAt = daysFrom(moment.now, limits.invitationLifeDays);
  return {
    requestedAt: moment.now,
    tokenExpiresAt,
    nextStepAt: nextStepAt(tokenExpiresAt, moment),
  };
}

/**
 * Returns when the next reminder of an invitation is due (days 3 and 10, and 2 days before its last day), or when that
 * day is over; null if all of them are past.
 * @param lastDay of its link
 */
export function nextStepAt(lastDay: Date, { now, timeZone }: Moment): Date | null {
  const reminders = limits.invitationReminderDaysLeft.map((days) => daysFrom(lastDay, -days));
  return [...reminders, endOf(lastDay, timeZone)].find((step) => step > now) ?? null;
}

/**
 * Changes the status of invitations by an event of the life cycle, together with other columns of their rows. Returns
 * the changed rows. No other code changes the status of an invitation without an account.
 * @param rows locked
 * @throws Conflict if the life cycle does not allow the event in the status of one of them
 */
export async function moveInvitations(
  tx: Transaction,
  rows: readonly { id: string; status: InvitationStatus | null }[],
  event: InvitationEvent,
  by: Move['by'],
  changes: Partial<Omit<Row, 'id' | 'status'>>,
): Promise<Row[]> {
  for (const { status } of rows) target(invitationEdges, status, event, by);
  if (rows.length === 0) return [];
  return tx
    .update(invitations)
    .set({ ...changes, status: statusAfter(invitationEdges, invitations.status, event) })
    .where(
      inArray(
        invitations.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning();
}

/**
 * Adds invitations, and renews those of `known`, locked, by the event `sendAgain`; in one statement, since both come in
 * one batch. Returns the written rows: not those that somebody else added meanwhile.
 * @throws Conflict if one of `known` can't be sent again
 */
export async function addOrSendAgain(
  tx: Transaction,
  rows: readonly (typeof invitations.$inferInsert)[],
  known: readonly Row[],
): Promise<Row[]> {
  for (const { status } of known) target(invitationEdges, status, 'sendAgain', 'poc');
  if (rows.length === 0) return [];
  return tx
    .insert(invitations)
    .values([...rows])
    .onConflictDoUpdate({
      target: invitations.email,
      set: {
        status: statusAfter(invitationEdges, invitations.status, 'sendAgain'),
        language: sql`excluded.language`,
        requestedAt: sql`excluded.requested_at`,
        tokenExpiresAt: sql`excluded.token_expires_at`,
        nextStepAt: sql`excluded.next_step_at`,
        failure: null,
      },
      setWhere: inArray(
        invitations.id,
        known.map(({ id }) => id),
      ),
    })
    .returning();
}

/** Ends unused invitations with expired links: their tokens are removed. The audit records it. */
export async function expireInvitations(
  tx: Transaction,
  rows: readonly Pick<Row, 'id' | 'status'>[],
  now: Date,
): Promise<void> {
  const ended = await moveInvitations(tx, rows, 'expire', 'job', { tokenHash: null });
  const entries = ended.map(({ id, status, tokenExpiresAt }) =>
    entryOf(
      'invitation',
      { id, actorId: null, now },
      'expire',
      { status: 'INVITED' },
      { status, tokenExpiresAt },
    ),
  );
  await recordAudit(tx, ...entries);
}
