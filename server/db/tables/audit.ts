import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from '../columns.ts';

/** The links between entries of the audit, in the order in which they were sealed. Only `audit_seal` adds to it. */
export const auditChain = pgTable('audit_chain', {
  place: bigint('place', { mode: 'number' }).primaryKey(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull().unique(),
  /** SHA-256 of the link before and of `audit_text` of the entry. */
  hash: bytea('hash').notNull(),
});

/** Where the chain goes on after old entries were shipped and removed. */
export const auditAnchors = pgTable('audit_anchors', {
  place: bigint('place', { mode: 'number' }).primaryKey(),
  hash: bytea('hash').notNull(),
  entries: integer('entries').notNull(),
  prunedAt: time('pruned_at').notNull(),
});

/** Failed sign-ins of an hour, until the audit has been told of them. */
export const failedSignIns = pgTable(
  'failed_sign_ins',
  {
    hour: time('hour').notNull(),
    /** Keyed hash of the address. */
    identity: text('identity').notNull(),
    /** null: nobody's address. */
    accountId: uuid('account_id'),
    /** Keyed hash of the network of the last one. */
    network: text('network').notNull(),
    failures: integer('failures').notNull(),
    /** How many of them the audit has been told of. */
    told: integer('told').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.hour, t.identity] })],
);
