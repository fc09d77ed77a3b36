import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SortOrder } from '../../../contract/staff/paging.ts';
import { LIST_REACH } from '../../../contract/staff/reach.ts';
import { csvLine } from '../../../files/csv.ts';
import type { Database } from '../../db/connection.ts';

const dialect = new PgDialect();
const BATCH = 2_000;

/** Runs a statement with the driver's own types: a time is a Date. */
export async function queryRows<Row>({ $client }: Database, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return (await $client.query({ text, values })).rows;
}

export interface ListSource<Sort extends string> {
  /** Columns of a row, e.g. `a.id, a.name, a.created_at as "createdAt"`. */
  columns: SQL;
  /** Tables and joins; a table with the name of `tie` in front. */
  from: SQL;
  /** Only what the conditions and the order need; `from` where nothing is said. */
  countFrom?: SQL;
  /** Conditions, all of which hold. */
  where: SQL[];
  /** The column of each field that can be sorted by. */
  orderBy: Record<Sort, SQL>;
  /** Fields that a row may lack: those rows come last either way. */
  optional?: readonly Sort[];
  /** What tells rows apart that are alike, e.g. `a.id`: the key of a row. */
  tie: SQL;
}

const conditions = (where: SQL[]) =>
  where.length > 0 ? sql` where ${sql.join(where, sql` and `)}` : sql``;

/**
 * The asked range of a list and its total, in two statements. Columns are worked out for the range alone, however deep
 * it is in the list. Counted are at most {@link LIST_REACH} rows, so that the
 * count costs the same for a million.
 */
export async function readList<Row, Sort extends string>(
  db: Database,
  source: ListSource<Sort>,
  { sort: [field, order], range: [first, last] }: { sort: [Sort, SortOrder]; range: number[] },
): Promise<{ rows: Row[]; total: number }> {
  const { columns, from, countFrom = from, tie, optional = [] } = source;
  const where = conditions(source.where);
  // As a plain index holds it, read forwards or backwards: neither way needs sorting.
  const down = optional.includes(field) ? sql`desc nulls last` : sql`desc`;
  const way = order === 'DESC' ? down : sql`asc`;
  const ordered = sql`order by ${source.orderBy[field]} ${way}, ${tie} ${way}`;
  const [rows, counted] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${columns} from ${from} where ${tie} in (
            select ${tie} from ${countFrom}${where} ${ordered}
            limit ${(last ?? 0) - (first ?? 0) + 1} offset ${first}
          ) ${ordered}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select 1 from ${countFrom}${where} limit ${LIST_REACH}) as found`,
    ),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Address of the first point of contact of agency `g`, as a column. */
export const firstContact = sql`(select email from accounts a where a.agency_id = g.id and a.point_of_contact
  order by a.created_at limit 1) as email`;

/** `%`, `_` and `\` stand for themselves. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A list as a CSV file, whatever its length: read in parts by its `tie`, each written before the next is read.
 * @param columns names and how a row fills them
 */
export function csvStream<Row extends { id: string }>(
  db: Database,
  { columns, from, where, tie }: Omit<ListSource<string>, 'orderBy'>,
  cells: Record<string, (row: Row) => Parameters<typeof csvLine>[0][number]>,
): Readable {
  async function* lines() {
    // A spreadsheet reads UTF-8 where the file says so.
    yield `\uFEFF${csvLine(Object.keys(cells))}`;
    let after: string | undefined;
    for (;;) {
      const from_ = after === undefined ? where : [...where, sql`${tie} > ${after}`];
      const rows = await queryRows<Row>(
        db,
        sql`select ${columns} from ${from}${conditions(from_)} order by ${tie} limit ${BATCH}`,
      );
      yield rows.map((row) => csvLine(Object.values(cells).map((cell) => cell(row)))).join('');
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id;
    }
  }
  return Readable.from(lines());
}

/** A row with its times as the API writes them. */
export const isoTimes = <Row>(row: object): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Row;
