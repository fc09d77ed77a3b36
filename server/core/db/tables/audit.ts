import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from '../columns.ts';

/** The hash chain over audit entries, in the order in which they were linked. Only `audit_seal` adds to it. */
export const auditChain = pgTable('audit_chain', {
  place: bigint('place', { mode: 'number' }).primaryKey(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull().unique(),
  /** SHA-256 of the previous hash and the entry's `audit_text`. */
  hash: bytea('hash').notNull(),
});

/** The links from which the chain continues after old entries were exported and removed. */
export const auditAnchors = pgTable('audit_anchors', {
  place: bigint('place', { mode: 'number' }).primaryKey(),
  hash: bytea('hash').notNull(),
  entries: integer('entries').notNull(),
  prunedAt: time('pruned_at').notNull(),
});

/** Failed sign-ins per hour, until they are recorded in the audit. */
export const failedSignIns = pgTable(
  'failed_sign_ins',
  {
    hour: time('hour').notNull(),
    /** Keyed hash of the address. */
    identity: text('identity').notNull(),
    /** null: an unknown address. */
    accountId: uuid('account_id'),
    /** Keyed hash of the network of the last failure. */
    network: text('network').notNull(),
    failures: integer('failures').notNull(),
    recorded: integer('recorded').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.hour, t.identity] })],
);
