import type { Brand } from '../../../contract/brand.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { Database, Queryable, Transaction } from '../db/connection.ts';
import { isWithin, rateLimits } from '../db/rateLimits.ts';
import { guestRequests } from '../db/schema.ts';
import { dedupeKeys } from './dedupeKeys.ts';
import { enqueueMail } from './outbox.ts';
import type { Tokens } from './tokens.ts';

/** The services that handle a request. */
export interface GuestRequestContext {
  db: Database;
  clock: Clock;
  tokens: Tokens;
  brand: Brand;
  env: Env;
}

export type GuestRequest = typeof guestRequests.$inferSelect;

type NewGuestRequest = Pick<
  typeof guestRequests.$inferInsert,
  'kind' | 'email' | 'details' | 'network'
>;

/** Stores a guest's request. The worker handles it after the response. */
export async function queueGuestRequest(
  db: Queryable,
  request: NewGuestRequest,
  now: Date,
): Promise<void> {
  await db.insert(guestRequests).values({ ...request, nextTryAt: now, createdAt: now });
}

/** Emails the owner of an account that somebody tried to create one with the same address; once in ten minutes. */
export async function mailAccountExists(tx: Transaction, email: string, now: Date): Promise<void> {
  const dedupeKey = dedupeKeys.accountExists(email, now);
  await enqueueMail(tx, { to: email, template: 'accountExists', params: {}, dedupeKey, now });
}

/** Counts an email that a guest causes. Returns whether the mailbox is within its hourly limit for this kind. */
export const isWithinMailboxLimit = (
  tx: Transaction,
  { kind, email }: GuestRequest,
  { env, clock }: GuestRequestContext,
) => isWithin(tx, rateLimits(env).mailsOfGuests(kind), email, clock.now());
