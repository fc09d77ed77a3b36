import type { Transaction } from '../../db/connection.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { HOUR, isWithin, MINUTE } from '../limits.ts';
import type { GuestRequest, GuestRequestContext } from './request.ts';

/** Tells the owner of an address that somebody tried to make an account with it; once in ten minutes. */
export async function mailAccountExists(tx: Transaction, email: string, now: Date): Promise<void> {
  const dedupeKey = `accountExists:${email}:${Math.floor(now.getTime() / (10 * MINUTE))}`;
  await enqueueMail(tx, { to: email, template: 'accountExists', params: {}, dedupeKey, now });
}

/** Counts a mail that a guest has sent to a mailbox; false where it got enough of its kind within the hour. */
export const isWithinMailboxLimit = (
  tx: Transaction,
  { kind, email }: GuestRequest,
  { env, clock }: GuestRequestContext,
) =>
  isWithin(
    tx,
    { name: `mails.${kind}`, who: email, windowMs: HOUR, max: env.limits.resetsPerHour },
    clock.now(),
  );
