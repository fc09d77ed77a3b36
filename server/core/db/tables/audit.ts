import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditBreak } from '../../../../contract/staff/audit.ts';
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

/**
 * What the chain was before it committed to details: the entries of an older version are linked again after it, once
 * (`audit_convert`). At most one row.
 */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  /** The place before the first of these entries. */
  place: bigint('place', { mode: 'number' }).primaryKey(),
  /** The last hash of the old chain, from which the new one goes on. */
  hash: bytea('hash').notNull(),
  /** The place and the new hash of the last of them. */
  last: bigint('last', { mode: 'number' }).notNull(),
  lastHash: bytea('last_hash').notNull(),
  entries: integer('entries').notNull(),
  convertedAt: time('converted_at').notNull(),
  /** The first entry that did not fit the old chain. */
  problem: jsonb('problem').$type<AuditBreak>(),
  /** Made with a key from SESSION_SECRET at the first start (server/audit/checkpoint.ts). */
  signature: bytea('signature'),
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
  (t) => [
    primaryKey({ columns: [t.hour, t.identity] }),
    index('failed_sign_ins_account').on(t.accountId),
  ],
);
