import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, addressChanges } from '../core/db/schema.ts';
import {
  type GuestRequest,
  type GuestRequestContext,
  isWithinMailboxLimit,
  mailAccountExists,
} from '../core/mail/guestRequest.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { hashToken } from '../core/mail/tokens.ts';

/**
 * Handles a person's request for another address: emails a link to it. If the address has an account, its owner is informed
 * instead.
 */
export async function addressChange(
  tx: Transaction,
  request: GuestRequest,
  context: GuestRequestContext,
): Promise<void> {
  const { email: to, details } = request;
  const { accountId = '', credentialEpoch = 0 } = details;
  const now = context.clock.now();
  const isUnchanged = and(
    eq(accounts.id, accountId),
    eq(accounts.credentialEpoch, credentialEpoch),
    accounts.enabled,
  );
  const [account] = await tx.select().from(accounts).where(isUnchanged);
  if (!account) return;
  if ((await tx.$count(accounts, eq(accounts.email, to))) > 0)
    return mailAccountExists(tx, to, now);
  if (!(await isWithinMailboxLimit(tx, request, context))) return;

  const { id, hash: confirmHash } = context.tokens.issue('address');
  const undoHash = hashToken(context.tokens.of({ purpose: 'addressUndo', id }));
  await tx.insert(addressChanges).values({
    id,
    accountId,
    credentialEpoch,
    from: account.email,
    to,
    confirmHash,
    undoHash,
    requestedAt: now,
  });
  await enqueueMail(tx, {
    to,
    template: 'addressConfirmation',
    params: {},
    language: account.language ?? 'en',
    link: { purpose: 'address', id },
    now,
  });
}
