import { type SQL, sql } from 'drizzle-orm';
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

/** Runs a statement and returns its rows, with times as ISO strings. */
export async function queryRows<Row>({ $client }: Database, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return (await $client.query({ text, values, types })).rows;
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

/** Returns the condition that a column of ids has one of these. */
export const isOneOf = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** Returns a `like` pattern for a text that contains `text`; `%`, `_` and `\` are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the condition that a folded text has all these words, in any order. */
export const hasWords = (text: SQL, words: readonly string[]): SQL =>
  sql.join([sql`true`, ...words.map((word) => sql`${text} like ${containing(word)}`)], sql` and `);

/** Returns the condition that one of these compared numbers is the one that is searched for. */
export const hasNumber = (numbers: SQL, search: string): SQL =>
  sql`${numbers} && ${sql.param([comparedNumber(search), comparedPhone(search)])}::text[]`;
