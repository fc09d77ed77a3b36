import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FactorKind } from '../../../../contract/factorMethods.ts';
import { bytea, id, time } from '../columns.ts';
import { accounts } from './people.ts';
import type { SignInMethod } from './signIn.ts';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What people have for the second step of signing in: passkeys and authenticator apps. A trigger raises the account's epoch with them. */
export const factors = pgTable(
  'factors',
  {
    id: id(),
    accountId: accountId(),
    kind: text('kind').notNull().default('oneTimeCode').$type<FactorKind>(),
    /** As its person calls it. */
    name: text('name').notNull(),
    /** Of an app, encrypted with a key from SESSION_SECRET; '' for a passkey. */
    secret: text('secret').notNull().default(''),
    /** The step of the last code that was used; no code up to it counts again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Of a passkey: its own id, the key that checks its signatures, and how often it says that it was used. */
    credentialId: text('credential_id').unique(),
    publicKey: bytea('public_key'),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array(),
    /** Whether there are copies of it, on other devices of its person. */
    backedUp: boolean('backed_up').notNull().default(false),
    createdAt: time('created_at').notNull(),
    /** When its first code was sent; null: not yet, and it is asked of nobody. */
    confirmedAt: time('confirmed_at'),
    usedAt: time('used_at'),
  },
  (t) => [index('factors_account').on(t.accountId)],
);

/** The recovery codes of a person who has a factor, as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: accountId(), codeHash: text('code_hash').notNull(), usedAt: time('used_at') },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
);

/** What passkeys were asked: each is answered once, for what and by whom it was asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** What it is for, and the session, the sign-in that waits or the browser's cookie that it is bound to. */
    use: text('use').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_end').on(t.expiresAt)],
);

/** Sign-ins that wait for a second factor, in the browser that was asked. They open nothing else. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: id(),
    /** Hash of the cookie that binds it to its browser. */
    tokenHash: text('token_hash').notNull(),
    accountId: accountId(),
    /** The account's epoch when the person was known so far. */
    credentialEpoch: integer('credential_epoch').notNull(),
    methods: text('methods').array().notNull().$type<SignInMethod[]>(),
    /** The wrong answers so far. */
    failures: integer('failures').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('pending_sign_ins_account').on(t.accountId),
    index('pending_sign_ins_end').on(t.expiresAt),
  ],
);
