import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { SortOrder } from '../../../contract/staff/paging.ts';
import { LIST_REACH } from '../../../contract/staff/reach.ts';
import { csvLine } from '../../../files/csv.ts';
import type { Database } from '../../db/connection.ts';
import type { Read } from '../../db/reader.ts';

const dialect = new PgDialect();
const BATCH = 2_000;

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

export interface ListSource<Sort extends string> {
  /** Columns of a row, e.g. `a.id, a.name, a.created_at as "createdAt"`. */
  columns: SQL;
  /** Tables and joins; the table of `key` comes first. */
  from: SQL;
  /** The tables that the conditions and the order need; default: `from`. */
  countFrom?: SQL;
  /** Conditions, all of which hold. */
  where: SQL[];
  /** The column of each field that can be sorted by. */
  orderBy: Record<Sort, SQL>;
  /** Fields that may be null: rows without a value come last in both orders. */
  optional?: readonly Sort[];
  /** The unique key of a row, e.g. `a.id`; orders rows that are otherwise equal. */
  key: SQL;
}

const conditions = (where: SQL[]) =>
  where.length > 0 ? sql` where ${sql.join(where, sql` and `)}` : sql``;

/**
 * Returns a range of a list and the total number of rows. Columns are computed for the rows of the range only, and at
 * most {@link LIST_REACH} rows are counted, so that the cost does not grow with the list. The range [0, -1] only counts.
 */
export async function readList<Row, Sort extends string>(
  db: Database,
  source: ListSource<Sort>,
  { sort: [field, order], range: [first, last] }: { sort: [Sort, SortOrder]; range: number[] },
): Promise<{ rows: Row[]; total: number }> {
  const { columns, from, countFrom = from, key, optional = [] } = source;
  const where = conditions(source.where);
  // The order of a plain index, read forwards or backwards, so that nothing is sorted.
  const descending = optional.includes(field) ? sql`desc nulls last` : sql`desc`;
  const direction = order === 'DESC' ? descending : sql`asc`;
  const ordered = sql`order by ${source.orderBy[field]} ${direction}, ${key} ${direction}`;
  const size = (last ?? 0) - (first ?? 0) + 1;
  const [rows, counted] = await Promise.all([
    size === 0
      ? []
      : queryRows<Row>(
          db,
          sql`select ${columns} from ${from} where ${key} in (
            select ${key} from ${countFrom}${where} ${ordered}
            limit ${size} offset ${first}
          ) ${ordered}`,
        ),
    queryRows<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select 1 from ${countFrom}${where} limit ${LIST_REACH}) as found`,
    ),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The email of the first point of contact of agency `g`, as a column. */
export const firstContact = sql`(select email from accounts a where a.agency_id = g.id and a.point_of_contact
  order by a.created_at limit 1) as email`;

/** Returns a `like` pattern for a text in lower case that contains `text`; `%`, `_` and `\` are escaped. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns a list of any length as a CSV stream: read in batches by `key`, each written before the next is read.
 * @param cells the headings, and the functions that return a row's value
 */
export function csvStream<Row extends { id: string }>(
  read: Read,
  { columns, from, where, key }: Omit<ListSource<string>, 'orderBy'>,
  cells: Record<string, (row: Row) => Parameters<typeof csvLine>[0][number]>,
): Readable {
  async function* lines() {
    // The byte order mark makes spreadsheet programs read UTF-8.
    yield `\uFEFF${csvLine(Object.keys(cells))}`;
    let after: string | undefined;
    for (;;) {
      const rest = after === undefined ? where : [...where, sql`${key} > ${after}`];
      const batch = sql`select ${columns} from ${from}${conditions(rest)} order by ${key} limit ${BATCH}`;
      const rows = await read((db) => queryRows<Row>(db, batch));
      yield rows.map((row) => csvLine(Object.values(cells).map((cell) => cell(row)))).join('');
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id;
    }
  }
  return Readable.from(lines());
}
