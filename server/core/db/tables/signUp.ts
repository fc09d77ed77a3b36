import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contract/languages.ts';
import { id, lowerCase, time } from '../columns.ts';
import { accounts } from './people.ts';

/** The requests whose outcome is not told: it depends on who has an account. */
export type GuestRequestKind =
  | 'agencyAccount'
  | 'selfInvitation'
  | 'passwordReset'
  | 'addressChange';

/** What is asked for beside the address. */
export interface GuestRequestDetails {
  firstName?: string;
  lastName?: string;
  passwordHash?: string;
  language?: Language;
  /** Who asks for the address, and the account's epoch then. */
  accountId?: string;
  credentialEpoch?: number;
}

/**
 * Requests of guests until a worker handles them, usually within a second. The response is sent before the server
 * checks whether an account exists, so that neither its text nor its time reveals it.
 */
export const guestRequests = pgTable(
  'guest_requests',
  {
    id: id(),
    kind: text('kind').$type<GuestRequestKind>().notNull(),
    email: text('email').notNull(),
    details: jsonb('details').$type<GuestRequestDetails>().notNull().default({}),
    /** The network of the request, for its limits. */
    network: text('network').notNull(),
    /** How often handling it has failed. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: time('next_try_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('guest_requests_due').on(t.nextTryAt, t.id)],
);

/**
 * Requested accounts of points of contact who have not yet proved that the mailbox is theirs. Account and agency are
 * created only when the emailed link is used.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The chosen password. It is used only if the owner of the mailbox knows it. */
    passwordHash: text('password_hash'),
    language: text('language').$type<Language>().notNull().default('en'),
    /** Hash of the link's token, which is derived from this row's id (server/core/mail/tokens.ts). */
    tokenHash: text('token_hash').notNull().unique(),
    /** When its email was last stored. */
    requestedAt: time('requested_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('sign_ups_email').on(t.email),
    index('sign_ups_end').on(t.expiresAt),
    lowerCase('sign_ups_email_lower', t.email),
  ],
);

/**
 * Mailed links that were used a short time ago. A browser whose answer was lost sends the same again, and ends as it
 * would have; for everybody else the link is used.
 */
export const usedLinks = pgTable(
  'used_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Keyed hashes of the cookies by which its browser is known: those it had, and those it got. */
    browsers: text('browsers').array().notNull(),
    /** Keyed hash of what was sent, but for the password, which the account has. */
    sent: text('sent').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** From then on the link is used for this browser too. */
    endsAt: time('ends_at').notNull(),
  },
  (t) => [index('used_links_account').on(t.accountId), index('used_links_end').on(t.endsAt)],
);
