import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { DAY, HOUR, SECOND } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { invitationEdges, next } from '../../contract/lifeCycle.ts';
import type { Message } from '../../contract/messages.ts';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { invitations, mails } from '../core/db/schema.ts';
import { Unwanted } from '../core/mail/mailChoices.ts';
import type { MailContent } from '../core/mail/outbox.ts';
import { type MailTemplate, templateOf } from '../core/mail/templates.ts';
import { answerOf, MailRefused, NoAddress, problemOf } from '../core/mail/transport.ts';
import { askedNot } from '../core/rules/invitationResult.ts';
import { moveInvitations } from '../life-cycle/invitation.ts';

/** The length of a lease: longer than a try, so that no two workers send the same email. */
export const LEASE_MS = 60_000;

/** An email that this worker has leased from the outbox. */
export interface LeasedMail {
  id: string;
  to: string;
  template: MailTemplate;
  params: MailContent;
  language: Language;
  tries: number;
  createdAt: string;
  invitationId: string | null;
  /** The stored hash of the link's token. */
  tokenHash: string | null;
}

/** Leases the due email with the highest priority, of these the one due longest; undefined if none is due. */
export async function leaseMail(db: Database, now: Date): Promise<LeasedMail | undefined> {
  const [mail] = await queryRows<LeasedMail>(
    db,
    sql`update mails set tries = tries + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}, reason = null
      where id = (
        select id from mails
        where status = 'QUEUED' and next_try_at <= ${now}
        order by priority desc, next_try_at limit 1 for update skip locked
      )
      returning id, "to", template, params, language, tries, created_at as "createdAt", invitation_id as "invitationId",
        coalesce(
          (select token_hash from invitations i where i.id = invitation_id),
          (select token_hash from reset_tokens r where r.id = (params -> 'link' ->> 'id')::uuid),
          (select token_hash from sign_ups s where s.id = (params -> 'link' ->> 'id')::uuid),
          (select case params -> 'link' ->> 'purpose' when 'addressUndo' then undo_hash else confirm_hash end
            from address_changes c where c.id = (params -> 'link' ->> 'id')::uuid)
        ) as "tokenHash"`,
    true,
  );
  return mail;
}

export async function rekeyInvitation(
  db: Database,
  { invitationId, tokenHash }: LeasedMail,
  mailedHash: string,
): Promise<void> {
  if (invitationId === null || tokenHash === mailedHash) return;
  // The row's hash may come from an older secret, or be missing; it must match the emailed token.
  await db
    .update(invitations)
    .set({ tokenHash: mailedHash })
    .where(and(eq(invitations.id, invitationId), isNull(invitations.accountId)));
}

/** Stores the result in an email and its invitation; without a verdict it was sent. */
export const markMail = (
  db: Database,
  mail: LeasedMail,
  verdict: Verdict | undefined,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Before the email, in the order of a batch of invitations.
    const invitation = mail.invitationId
      ? await tx
          .select()
          .from(invitations)
          .where(eq(invitations.id, mail.invitationId))
          .for('update')
      : [];
    const result = verdict
      ? {
          status: verdict.status,
          reason: verdict.reason,
          ...(verdict.status === 'QUEUED' && { nextTryAt: verdict.nextTryAt }),
        }
      : { status: 'SENT' as const, reason: null, sentAt: now };
    // If the lease has expired, another worker may have leased the email: then `tries` differs. A revoked one is deleted.
    const own = and(eq(mails.id, mail.id), eq(mails.tries, mail.tries), eq(mails.status, 'QUEUED'));
    const { rowCount } =
      result.status !== 'QUEUED' && templateOf(mail.template).leavesNothing
        ? await tx.delete(mails).where(own)
        : await tx.update(mails).set(result).where(own);
    if (rowCount === 0 || verdict?.status === 'QUEUED') return;
    const event = verdict ? 'refused' : 'sent';
    // A reminder changes nothing, and no email changes the row of a person who has an account meanwhile.
    if (event === 'sent' && !templateOf(mail.template).invites) return;
    const open = invitation.filter(
      ({ status }) => next(invitationEdges, status, event) !== undefined,
    );
    const changes = verdict ? { failure: verdict.failure } : { failure: null, sentAt: now };
    await moveInvitations(tx, open, event, 'job', changes);
  });

/** Returns which of these emails there still are. */
export async function keptMails(db: Database, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: mails.id }).from(mails).where(inArray(mails.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Ends the leases of a process that has ended. Only safe if no other process uses the database. */
export async function reclaimMails(db: Database, now: Date): Promise<void> {
  // Leased, and neither sent nor failed: the process has ended.
  const leased = and(
    eq(mails.status, 'QUEUED'),
    gt(mails.nextTryAt, now),
    gt(mails.tries, 0),
    isNull(mails.reason),
  );
  await db.update(mails).set({ nextTryAt: now }).where(leased);
}

/** The longest pause between two tries in milliseconds. */
const LONGEST_PAUSE = 2 * HOUR;
/** After this time an undelivered email fails (decision I20). */
const GIVE_UP_AFTER = DAY;

/** What happens to an email that was not sent. `reason` is for staff. */
export type Verdict =
  | { status: 'QUEUED'; nextTryAt: Date; reason: string }
  /** `failure` is the message for the point of contact: the mail server's answer, without technical details of ours. */
  | { status: 'FAILED'; reason: string; failure: Message };

/** Returns the pause in milliseconds after the n-th try (from 1): 15 seconds, doubled each time, at most two hours. */
export const retryPauseMs = (tries: number): number =>
  Math.min(LONGEST_PAUSE, 15 * SECOND * 2 ** (tries - 1));

/**
 * Returns what happens after a failed try: a permanent refusal is FAILED at once; any other error is retried with
 * growing pauses for a day after the email was stored, then FAILED (decision I20).
 */
export function verdictOn(
  error: unknown,
  { tries, createdAt, now }: { tries: number; createdAt: Date; now: Date },
): Verdict {
  const reason = problemOf(error);
  const answer = answerOf(error) ?? '';
  if (error instanceof Unwanted) return { status: 'FAILED', reason, failure: askedNot };
  if (error instanceof MailRefused) {
    const failure: Message =
      error instanceof NoAddress
        ? { key: 'validation.email' }
        : { key: 'invitation.refused', params: { answer } };
    return { status: 'FAILED', reason, failure };
  }
  const end = createdAt.getTime() + GIVE_UP_AFTER;
  if (now.getTime() >= end) {
    const failure: Message = answer
      ? { key: 'invitation.undelivered', params: { answer } }
      : { key: 'invitation.silent' };
    return { status: 'FAILED', reason, failure };
  }
  // The last try is at the end of the day.
  const nextTryAt = new Date(Math.min(now.getTime() + retryPauseMs(tries), end));
  return { status: 'QUEUED', nextTryAt, reason };
}
