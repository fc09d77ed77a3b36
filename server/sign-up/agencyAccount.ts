import { eq } from 'drizzle-orm';
import { dayOf, daysFrom } from '../../contract/dates.ts';
import { isAtDomain } from '../../contract/email.ts';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, signUps } from '../core/db/schema.ts';
import {
  type GuestRequest,
  type GuestRequestContext,
  isWithinMailboxLimit,
  mailAccountExists,
} from '../core/mail/guestRequest.ts';
import { enqueueMail } from '../core/mail/outbox.ts';

/**
 * Handles a request for an agency account: emails a link to confirm the address. Each request has a link of its own, so
 * that a stranger's request does not replace another. If the address has an account, its owner is informed instead.
 * Addresses at the brand's own domains are ignored: the operator creates those accounts.
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

  const { firstName = '', lastName = '', passwordHash, language } = details;
  const { id, hash: tokenHash } = context.tokens.issue('confirmation');
  const expiresAt = daysFrom(now, limits.confirmationLifeDays);
  await tx.insert(signUps).values({
    id,
    email,
    firstName,
    lastName,
    passwordHash,
    language,
    tokenHash,
    requestedAt: now,
    expiresAt,
  });
  await mailConfirmation(tx, { id, email, language, expiresAt }, now);
}

/** Emails the confirmation link of a sign-up. */
export async function mailConfirmation(
  tx: Transaction,
  {
    id,
    email,
    language,
    expiresAt,
  }: { id: string; email: string; language: Language | undefined; expiresAt: Date },
  now: Date,
): Promise<void> {
  await enqueueMail(tx, {
    to: email,
    template: 'confirmation',
    params: { until: dayOf(expiresAt) },
    language,
    link: { purpose: 'confirmation', id },
    now,
  });
}
