import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../columns.ts';

/** The addresses that asked not to be invited, each as a hash that nobody can compare with a list of addresses. */
export const refusedAddresses = pgTable('refused_addresses', {
  id: id(),
  addressHash: text('address_hash').notNull().unique(),
  refusedAt: time('refused_at').notNull(),
});

/** Secrets that outlive a change of SESSION_SECRET, by which each is sealed (server/core/db/keptSecret.ts). */
export const keptSecrets = pgTable('kept_secrets', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});
