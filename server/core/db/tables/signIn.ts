import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FactorMethod, ProofMethod } from '../../../../contract/factorMethods.ts';
import { id, time } from '../columns.ts';
import { accounts } from './people.ts';
import { identities } from './signOn.ts';

/** By what a person is known: the password, a link that was emailed or single sign-on, and a second factor. */
export type SignInMethod = 'link' | 'signOn' | FactorMethod | ProofMethod;

/** Sessions. The cookie contains the token, the table its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The id by which its person lists and ends it; reveals nothing about the token. */
    id: uuid('id').notNull().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's epoch at the sign-in; the session is valid while the account has the same. */
    credentialEpoch: integer('credential_epoch').notNull(),
    createdAt: time('created_at').notNull(),
    /** How the person has proved who it is, when it was opened and since, in this order. */
    methods: text('methods').array().notNull().$type<SignInMethod[]>(),
    /** When the person last proved who it is. */
    provedAt: time('proved_at').notNull(),
    /** The last request that a person caused. */
    lastActivityAt: time('last_activity_at').notNull(),
    /** The person's rights have changed: the next request gets a new token. */
    renew: boolean('renew').notNull().default(false),
    /** Hash of the token before the last renewal; it may read for a short time after `renewedAt`. */
    previousHash: text('previous_hash'),
    renewedAt: time('renewed_at'),
    /** As whom a provider of single sign-on knew the person; null if none was asked. */
    identityId: uuid('identity_id').references(() => identities.id, { onDelete: 'cascade' }),
    /** The provider's own session, which its logout tokens name. */
    providerSession: text('provider_session'),
    /** Names of browser and operating system; null if unknown. */
    browser: text('browser'),
    system: text('system'),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    uniqueIndex('sessions_previous').on(t.previousHash),
    index('sessions_account').on(t.accountId),
    index('sessions_identity').on(t.identityId),
    index('sessions_activity').on(t.lastActivityAt),
    index('sessions_created').on(t.createdAt),
  ],
);

/** Counters of recent failed sign-ins, for known and unknown addresses alike. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** Hash of the kind and the counted address, network or device. */
    key: text('key').primaryKey(),
    /** Hash of the address; null for the counter of a network. */
    identity: text('identity'),
    kind: text('kind').notNull().$type<FailureKind>(),
    /** The level at `at`; it decreases with time. */
    level: doublePrecision('level').notNull(),
    at: time('at').notNull(),
    /** For a pair: until then sign-ins with the address from the network are refused. */
    lockedUntil: time('locked_until'),
  },
  (t) => [
    index('login_failures_identity').on(t.identity),
    index('login_failures_at').on(t.at),
    index('login_failures_locked').on(t.lockedUntil).where(sql`${t.lockedUntil} is not null`),
  ],
);

/**
 * The failures that are counted together: of an address from one network, from one known device, from all other
 * devices, or all failures of a network.
 */
export type FailureKind = 'pair' | 'device' | 'account' | 'network';

/** Links to set a new password. The token is derived from the id, and stored as a hash. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    index('reset_tokens_account').on(t.accountId, t.createdAt),
    index('reset_tokens_end').on(t.expiresAt),
  ],
);

/**
 * Changes of a person's own address: asked for, confirmed by a link to the new address, and perhaps taken back by one to the old
 * address. The tokens are derived from the id, and stored as hashes.
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    from: text('from_email').notNull(),
    to: text('to_email').notNull(),
    /** The account's epoch when it was asked for: whatever changes what lets the person in ends the link. */
    credentialEpoch: integer('credential_epoch').notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    undoHash: text('undo_hash').notNull().unique(),
    requestedAt: time('requested_at').notNull(),
    confirmedAt: time('confirmed_at'),
    /** When it, or an earlier one, was taken back. */
    undoneAt: time('undone_at'),
  },
  (t) => [index('address_changes_account').on(t.accountId, t.requestedAt)],
);

/** Counters of limits that apply to all nodes together. Past windows are deleted. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: time('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index('rate_counters_window').on(t.windowStart),
  ],
);
