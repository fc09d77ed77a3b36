import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Moment } from '../../contract/dates.ts';
import type { Message } from '../../contract/messages.ts';
import { type AuditEntry, type AuditEvent, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { invitations, mails, refusedAddresses } from '../core/db/schema.ts';
import type { MailChoices } from '../core/mail/mailChoices.ts';
import { templatesOf } from '../core/mail/templates.ts';
import { askedNot } from '../core/rules/invitationResult.ts';
import { moveInvitations, nextStepAt } from '../life-cycle/invitation.ts';

interface Context extends Moment {
  mailChoices: MailChoices;
  /** Who has used the link while signed in, or lifts a refusal for its person; null: the link needs no account. */
  actorId?: string | null;
  /** Why staff lift it. */
  note?: string;
}

/**
 * Keeps an address from being invited: its open invitation ends, and the emails of it that wait are not sent. A second time
 * changes nothing.
 */
export async function refuseInvitations(
  tx: Transaction,
  email: string,
  { now, mailChoices }: Context,
): Promise<void> {
  const [addressHash = ''] = await mailChoices.hashesOf([email]);
  const [refused] = await tx
    .insert(refusedAddresses)
    .values({ addressHash, refusedAt: now })
    .onConflictDoNothing()
    .returning({ id: refusedAddresses.id });
  if (!refused) return;
  const open = await openInvitation(tx, email);
  const changes = { failure: askedNot, nextStepAt: null };
  const ended = await moveInvitations(tx, open, 'decline', 'associate', changes);
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.to, email),
        eq(mails.status, 'QUEUED'),
        inArray(mails.template, templatesOf('invitations')),
      ),
    );
  const entry = entriesAt(now, null);
  await recordAudit(
    tx,
    entry('refusal', refused.id, 'refuseInvitations'),
    ...ended.map(({ id }) => entry('invitation', id, 'decline')),
  );
}

/**
 * Lets an address be invited again. The invitation that had ended with the refusal is open again, as long as its link lasts.
 * Returns whether there was a refusal.
 */
export async function allowInvitations(
  tx: Transaction,
  email: string,
  { mailChoices, actorId = null, note, ...moment }: Context,
): Promise<boolean> {
  const [allowed] = await tx
    .delete(refusedAddresses)
    .where(inArray(refusedAddresses.addressHash, await mailChoices.hashesOf([email])))
    .returning({ id: refusedAddresses.id });
  if (!allowed) return false;
  const ended = (await openInvitation(tx, email)).filter(
    ({ failure, sentAt }) => sentAt && (failure as Message | null)?.key === askedNot.key,
  );
  const entry = entriesAt(moment.now, actorId);
  const allow = entry('refusal', allowed.id, 'allowInvitations');
  const entries = [note === undefined ? allow : { ...allow, note }];
  for (const row of ended) {
    const { now } = moment;
    const step = row.tokenExpiresAt && (nextStepAt(row.tokenExpiresAt, moment) ?? now);
    const changes = { failure: null, nextStepAt: step };
    await moveInvitations(tx, [row], 'takeBack', 'associate', changes);
    entries.push(entry('invitation', row.id, 'takeBack'));
  }
  await recordAudit(tx, ...entries);
  return true;
}

const entriesAt =
  (at: Date, actorId: string | null) =>
  (type: AuditEntry['subject']['type'], id: string, event: AuditEvent): AuditEntry => ({
    actorId,
    subject: { type, id },
    event,
    at,
  });

/** The invitation of an address, locked, if nobody has taken it up. */
const openInvitation = (tx: Transaction, email: string) =>
  tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), isNull(invitations.accountId), isOpen))
    .for('update');

const isOpen = sql`coalesce(${invitations.status}, 'INVITED') in ('INVITED', 'FAILED', 'EXPIRED')`;
