import { eq } from 'drizzle-orm';
import { isAtDomain } from '../../../contract/email.ts';
import { limits } from '../../../contract/limits.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, signUps } from '../../db/schema.ts';
import { enqueueMail, mailDate } from '../../mail/outbox.ts';
import { HOUR } from '../limits.ts';
import { isWithinMailboxLimit, mailAccountExists } from './mailbox.ts';
import type { GuestRequest, GuestRequestContext } from './request.ts';

/**
 * The account of an agency's point of contact is asked for: mails a link to confirm the address. Each request has a
 * link of its own, so nobody's request takes the place of another's. Where there is an account its owner is told
 * instead; with an address of the brand's own nothing happens, those accounts are the operator's to make.
 */
export async function agencyAccount(
  tx: Transaction,
  request: GuestRequest,
  context: GuestRequestContext,
): Promise<void> {
  const { email, details } = request;
  const now = context.clock.now();
  if (isAtDomain(email, context.brand.ownDomains)) return;
  if ((await tx.$count(accounts, eq(accounts.email, email))) > 0)
    return mailAccountExists(tx, email, now);
  if (!(await isWithinMailboxLimit(tx, request, context))) return;

  const { firstName = '', lastName = '', passwordHash } = details;
  const { id, hash: tokenHash } = context.tokens.issue('confirmation');
  const expiresAt = new Date(now.getTime() + limits.confirmationLifeDays * 24 * HOUR);
  await tx.insert(signUps).values({
    id,
    kind: 'agency',
    email,
    firstName,
    lastName,
    passwordHash,
    tokenHash,
    requestedAt: now,
    expiresAt,
  });
  await mailConfirmation(tx, { id, email, expiresAt }, now);
}

/** Mails the link of a sign-up. */
export async function mailConfirmation(
  tx: Transaction,
  { id, email, expiresAt }: { id: string; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await enqueueMail(tx, {
    to: email,
    template: 'confirmation',
    params: { until: mailDate(expiresAt) },
    link: { purpose: 'confirmation', id },
    now,
  });
}
