import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, lowerCase, time } from '../columns.ts';
import { agencies } from './agencies.ts';

/** What a guest may ask for without being told what became of it. */
export type GuestRequestKind = 'agencyAccount' | 'selfInvitation' | 'passwordReset';

/** What a guest has typed beside the address. */
export interface GuestRequestDetails {
  firstName?: string;
  lastName?: string;
  passwordHash?: string;
}

/**
 * What guests have asked for, until a worker has seen to it: a second or so. The answer is given before anybody looks
 * whether there is an account, so that neither its words nor its time tell.
 */
export const guestRequests = pgTable(
  'guest_requests',
  {
    id: id(),
    kind: text('kind').$type<GuestRequestKind>().notNull(),
    email: text('email').notNull(),
    details: jsonb('details').$type<GuestRequestDetails>().notNull().default({}),
    /** Address of the network from which it came, for its limits. */
    network: text('network').notNull(),
    /** How often it failed, by a fault of ours. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: time('next_try_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('guest_requests_due').on(t.nextTryAt, t.id)],
);

/**
 * Accounts to be: asked for by somebody who has yet to prove that the mailbox is theirs. There is no account, no agency
 * and no invitation until the mailed link is used, so nothing stands in anybody's way. `agency` is the account of an
 * agency's point of contact, `associate` a self-invitation.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(),
    kind: text('kind').$type<'agency' | 'associate'>().notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Of an agency's account: the password of whoever asked. It counts only if the owner of the mailbox knows it. */
    passwordHash: text('password_hash'),
    /** Of a self-invitation: the agency of the address's domain. */
    agencyId: uuid('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    /** Hash of the link's token, which is made of this row's id (server/mail/tokens.ts). */
    tokenHash: text('token_hash').notNull().unique(),
    /** When its mail was last written. */
    requestedAt: time('requested_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('sign_ups_email').on(t.email),
    uniqueIndex('sign_ups_self').on(t.email, t.agencyId).where(sql`${t.kind} = 'associate'`),
    index('sign_ups_end').on(t.expiresAt),
    lowerCase('sign_ups_email_lower', t.email),
  ],
);
