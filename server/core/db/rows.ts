import { hash } from 'node:crypto';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { comparedNumber, comparedPhone } from '../../../contract/comparedForms.ts';
import type { Database } from './connection.ts';
import type { Read } from './reader.ts';

const dialect = new PgDialect();

const toDate: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
/** The driver's types, but times as the API has them: ISO strings in UTC. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.TIMESTAMPTZ
      ? (text: string) => toDate(text).toISOString()
      : pg.types.getTypeParser(id, format),
};

/**
 * Runs a statement and returns its rows, with times as ISO strings.
 * @param prepared whether each connection keeps its plan, for a statement of which planning would be the larger part. Not
 * where the best plan depends on the values, as with a search.
 */
export async function queryRows<Row>(
  { $client }: Database,
  statement: SQL,
  prepared = false,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = prepared ? { name: hash('sha1', text) } : {};
  return (await $client.query({ ...name, text, values, types })).rows;
}

/**
 * Returns a function that runs a statement, which is built once; each connection keeps its plan.
 * @param statement with `sql.placeholder`s, whose values are given by their names
 */
export function prepare<Row>(statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = hash('sha1', text);
  return async ({ $client }: Database, values: Record<string, unknown>): Promise<Row[]> =>
    (await $client.query({ name, text, values: fillPlaceholders(params, values), types })).rows;
}

/** Returns the row of a statement that has exactly one, such as an insert of one row. @throws Error */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`There are ${rows.length} rows, not one.`);
  return row;
}

/**
 * Yields the rows of a list of any length in batches of `size`, each read when the previous one has been used.
 * @param partAfter returns the ordered statement of what comes after a row; of all for undefined
 */
export async function* readBatches<Row>(
  read: Read,
  size: number,
  partAfter: (last: Row | undefined) => SQL,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const part = sql`${partAfter(last)} limit ${size}`;
    const rows = await read((db) => queryRows<Row>(db, part));
    yield rows;
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last);
}

/** Returns a time as an expression: a parameter alone has no type where a statement doesn't tell it. */
export const timestamptz = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

export const isOneOf = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** Returns the SQL that formats a time as ISO 8601 in UTC. */
export const utc = (time: SQL): SQL =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const hasWords = (text: SQL, words: readonly string[]): SQL =>
  sql.join([sql`true`, ...words.map((word) => sql`${text} like ${containing(word)}`)], sql` and `);

/** Returns the condition that one of these compared numbers is the one that is searched for. */
export const hasNumber = (numbers: SQL, search: string): SQL =>
  sql`${numbers} && ${sql.param([comparedNumber(search), comparedPhone(search)])}::text[]`;
