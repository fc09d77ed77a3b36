import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time. Milliseconds, so that what is read equals what was written. */
export const time = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A check that a column holds lower case alone. */
export const lowerCase = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} = lower(${column})`);
