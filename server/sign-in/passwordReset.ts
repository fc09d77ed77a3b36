import { and, desc, eq, gte } from 'drizzle-orm';
import { type Moment, startOf, todayAt } from '../../contract/dates.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, signUps } from '../core/db/schema.ts';
import {
  type GuestRequest,
  type GuestRequestContext,
  isWithinMailboxLimit,
} from '../core/mail/guestRequest.ts';
import { recordSignInEvent } from '../core/session/signInEvents.ts';
import { mailConfirmation } from '../sign-up/agencyAccount.ts';
import { mailResetLink } from './resetLinks.ts';

/**
 * Handles a request for a password reset: emails a link. A person who has only requested an agency account gets the
 * confirmation email again, because its page sets a password too.
 */
export async function passwordReset(
  tx: Transaction,
  request: GuestRequest,
  context: GuestRequestContext,
): Promise<void> {
  const { email } = request;
  const now = context.clock.now();
  if (!(await isWithinMailboxLimit(tx, request, context))) return;
  const account = await tx.query.accounts.findFirst({
    columns: { id: true, enabled: true },
    where: eq(accounts.email, email),
  });
  if (!account) return mailSignUpAgain(tx, email, context.clock.moment());
  if (!account.enabled) return;
  await recordSignInEvent(
    tx,
    { ip: request.network, env: context.env, now },
    'resetAsked',
    account.id,
  );
  await mailResetLink(tx, context.tokens, { id: account.id, email }, now);
}

async function mailSignUpAgain(tx: Transaction, email: string, moment: Moment): Promise<void> {
  const signUp = await tx.query.signUps.findFirst({
    where: and(eq(signUps.email, email), gte(signUps.expiresAt, startOf(todayAt(moment)))),
    orderBy: desc(signUps.requestedAt),
  });
  if (signUp) await mailConfirmation(tx, signUp, moment.now);
}
