import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, time } from '../columns.ts';
import { accounts } from './people.ts';

/**
 * As whom a provider of single sign-on knows a person: its issuer, which for Entra has the tenant in it, and its subject. Never
 * an address. A trigger raises the account's epoch with them.
 */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    linkedAt: time('linked_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    uniqueIndex('identities_subject').on(t.issuer, t.subject),
    index('identities_account').on(t.accountId),
  ],
);

/** What a person is sent to a provider for. */
export type SignOnPurpose = 'signIn' | 'link' | 'prove';

/** Visits to a provider that have not come back yet, each bound to its browser. State, nonce and verifier follow from the token. */
export const signOnAttempts = pgTable(
  'sign_on_attempts',
  {
    /** Hash of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider').notNull(),
    purpose: text('purpose').notNull().$type<SignOnPurpose>(),
    /** The open session for which somebody is linked or proves who it is. */
    sessionId: uuid('session_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('sign_on_attempts_end').on(t.expiresAt)],
);

/** When somebody last signed in by a provider, for the settings that it has. */
export const signOnProofs = pgTable(
  'sign_on_proofs',
  {
    provider: text('provider').notNull(),
    /** Keyed hash of the settings. */
    settings: text('settings').notNull(),
    provedAt: time('proved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.settings] })],
);

/** The logout tokens of providers that were obeyed: each counts once. */
export const logoutTokens = pgTable(
  'logout_tokens',
  {
    issuer: text('issuer').notNull(),
    jti: text('jti').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.jti] })],
);

/**
 * The staff who may sign in without single sign-on. As long as there is one, nobody else of staff may; so an account here can't
 * be deleted.
 */
export const emergencyAccounts = pgTable('emergency_accounts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  since: time('since').notNull(),
});
