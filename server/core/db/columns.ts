import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  type ExtraConfigColumn,
  index,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredForm } from '../../../contract/forms/stored.ts';
import type { ScanState } from '../../../contract/scans.ts';

export const id = () => uuid('id').primaryKey().defaultRandom();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A form, read in the current schema. */
export const formColumn = <Form>(name: string, { read }: StoredForm<Form>) =>
  customType<{ data: Form }>({
    dataType: () => 'jsonb',
    toDriver: (form) => JSON.stringify(form),
    fromDriver: read,
  })(name);

/** A point in time, with milliseconds like a Date, so that a stored value is read back unchanged. */
export const time = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The full name of a person, from the columns `first_name` and `last_name`; null if there are none. */
export const fullName = () =>
  text('name').generatedAlwaysAs(sql.raw("first_name || ' ' || last_name"));

/** A folded text as rows are put in order by it: the same order in every database, whatever its locale. */
export const inOrder = (column: AnyPgColumn | SQL): SQL => sql`${column} collate "C"`;

export const lowerCase = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} = lower(${column})`);

/**
 * The index by which parts of a text are found. It is kept up to date by each write: by default one write in thousands does it
 * for all of them, and takes half a second (measured with a million people).
 */
export const searchIndex = (name: string, column: ExtraConfigColumn) =>
  index(name).using('gin', column.op('gin_trgm_ops')).with({ fastupdate: false });

/** The columns of an uploaded file for the result of the virus scan. */
export const scanned = () => ({
  scan: text('scan').$type<ScanState>().notNull().default('NOT_SCANNED'),
  /** The scanner's name of the virus. */
  finding: text('finding'),
});

export const inQuarantine = (scan: AnyPgColumn) => sql`${scan} in ('WAITING', 'INFECTED')`;
