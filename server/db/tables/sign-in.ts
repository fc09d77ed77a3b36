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
import { id, time } from '../columns.ts';
import { accounts } from './people.ts';

/** Signed-in browsers. The cookie holds the token, the table its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its person sees and ends it: tells nothing of the token. */
    id: uuid('id').notNull().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of the password that opened it; the session is valid while it is the account's. */
    passwordVersion: integer('password_version').notNull(),
    createdAt: time('created_at').notNull(),
    /** The last request that a person caused. */
    lastActivityAt: time('last_activity_at').notNull(),
    /** The rights of its person changed: the next request gets a new token. */
    renew: boolean('renew').notNull().default(false),
    /** Hash of the token before the last renewal: good for reading for a moment after `renewedAt`. */
    previousHash: text('previous_hash'),
    renewedAt: time('renewed_at'),
    /** From which browser and operating system it was opened, in words; null where the browser did not tell. */
    browser: text('browser'),
    system: text('system'),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    uniqueIndex('sessions_previous').on(t.previousHash),
    index('sessions_account').on(t.accountId),
    index('sessions_activity').on(t.lastActivityAt),
  ],
);

/** Failed sign-ins that are not forgotten yet, of addresses known or not, so that both behave alike. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** Hash of the kind and of whom it counts: what is below, the network or the device. */
    key: text('key').primaryKey(),
    /** Hash of the address; null where a network is counted, whatever the addresses. */
    identity: text('identity'),
    kind: text('kind').notNull().$type<FailureKind>(),
    /** How many there were at `at`; they fade from then on. */
    level: doublePrecision('level').notNull(),
    at: time('at').notNull(),
    /** Of a pair: until then sign-ins of the address from the network are refused. */
    lockedUntil: time('locked_until'),
    /** Of a device or an account: the first moment that nobody who waits for a turn has. */
    nextTurnAt: time('next_turn_at'),
  },
  (t) => [index('login_failures_identity').on(t.identity)],
);

/**
 * Whose failures are counted together: an address's from one network, from one device that its owner signed in on
 * before, from all other devices, or a network's.
 */
export type FailureKind = 'pair' | 'device' | 'account' | 'network';

/** Links to set a new password. The token is made of the id, and stored as a hash. */
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
  (t) => [index('reset_tokens_account').on(t.accountId, t.createdAt)],
);

/** Counters of limits that hold for all nodes together. Old windows are swept away. */
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
