import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, addressChanges, factors, identities, recoveryCodes } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { Tokens } from '../core/mail/tokens.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import type { AddressChange } from './addressLinks.ts';
import { moveAddress } from './moveAddress.ts';
import { mailResetLink } from './resetLinks.ts';

/** Gives the account the address that its person has asked for, and tells the old one, which can take it back. */
export async function confirmAddress(
  tx: Transaction,
  { change, account }: AddressChange,
  now: Date,
): Promise<void> {
  const { id, to } = change;
  const { email: from, language } = account;
  await moveAddress(tx, account, { to, now });
  await tx.update(addressChanges).set({ confirmedAt: now }).where(eq(addressChanges.id, id));
  await recordAudit(tx, entry(account.id, 'changeAddress', { from, to, now }));
  await enqueueMail(tx, {
    to: from,
    template: 'addressChanged',
    params: { address: to },
    language: language ?? 'en',
    link: { purpose: 'addressUndo', id },
    now,
  });
}

/**
 * Gives the account back to whom the address belongs that it had before: with all later changes, and without the password and
 * what was added for logging in, which may be somebody else's. A link to set a new password is emailed.
 */
export async function undoAddress(
  tx: Transaction,
  { change, account }: AddressChange,
  { tokens, now }: { tokens: Tokens; now: Date },
): Promise<void> {
  const { id, email: from } = account;
  const { from: to } = change;
  await moveAddress(tx, account, { to, now });
  await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, id));
  await removeAddedSince(tx, id, daysFrom(change.requestedAt, -limits.addressUndoDays), now);
  await endSessionsOf(tx, id);
  const isLater = gte(addressChanges.confirmedAt, change.confirmedAt ?? now);
  await tx
    .update(addressChanges)
    .set({ undoneAt: now })
    .where(and(eq(addressChanges.accountId, id), or(isLater, isNull(addressChanges.confirmedAt))));
  await recordAudit(tx, entry(id, 'undoAddress', { from, to, now }));
  if (from !== to) {
    const language = account.language ?? 'en';
    await enqueueMail(tx, { to: from, template: 'addressUndone', params: {}, language, now });
  }
  if (account.enabled) await mailResetLink(tx, tokens, { id, email: to }, now);
}

/** Removes what opens the account and was added since a time; recovery codes are of no use without it. */
async function removeAddedSince(tx: Transaction, accountId: string, since: Date, now: Date) {
  await tx
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), gte(identities.linkedAt, since)));
  const own = eq(factors.accountId, accountId);
  await tx.delete(factors).where(and(own, gte(factors.createdAt, since)));
  if ((await tx.$count(factors, own)) > 0) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.update(accounts).set({ secondStepDueAt: now }).where(eq(accounts.id, accountId));
}

const entry = (
  id: string,
  event: 'changeAddress' | 'undoAddress',
  { from, to, now }: { from: string; to: string; now: Date },
) => ({
  actorId: id,
  subject: { type: 'account' as const, id },
  event,
  before: { email: from },
  after: { email: to },
  at: now,
});
