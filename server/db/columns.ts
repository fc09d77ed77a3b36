import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredForm } from '../../contract/forms/stored.ts';
import type { ScanState } from '../../contract/scans.ts';

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A form, stored with the version of its shape and read in the shape of today. */
export const formColumn = <Form>(name: string, { read, write }: StoredForm<Form>) =>
  customType<{ data: Form }>({
    dataType: () => 'jsonb',
    toDriver: (form) => JSON.stringify(write(form)),
    fromDriver: read,
  })(name);

/** A point in time. Milliseconds, so that what is read equals what was written. */
export const time = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A check that a column holds lower case alone. */
export const lowerCase = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} = lower(${column})`);

/** Of an uploaded file: what the virus scanner said. */
export const scanned = () => ({
  scan: text('scan').$type<ScanState>().notNull().default('NOT_SCANNED'),
  /** What it found, by the scanner's name for it. */
  finding: text('finding'),
});

/** Whether a file waits for the scanner, or the scanner found something in it. */
export const inQuarantine = (scan: AnyPgColumn) => sql`${scan} in ('WAITING', 'INFECTED')`;
