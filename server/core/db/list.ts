import { type SQL, sql } from 'drizzle-orm';
import { comparedSite } from '../../../contract/comparedForms.ts';
import { folded, searchWords } from '../../../contract/folded.ts';
import type { SortOrder } from '../../../contract/staff/paging.ts';
import { LIST_REACH } from '../../../contract/staff/reach.ts';
import { staff } from '../../../words/en/staff.ts';
import { inOrder } from './columns.ts';
import type { Database } from './connection.ts';
import type { Read } from './reader.ts';
import { hasNumber, hasWords, queryRows, readBatches } from './rows.ts';

const BATCH = 2_000;

export interface ListSource<Sort extends string> {
  /** Columns of a row, e.g. `a.id, a.name, a.created_at as "createdAt"`. */
  columns: SQL;
  /** Tables and joins; the table of `key` comes first. */
  from: SQL;
  /** The tables that the conditions and the order need; default: `from`. */
  countFrom?: SQL;
  /** Conditions, joined by AND. */
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

/**
 * The agencies with these words in their name, domain or website, or with this number. As a query of ids, whose rows are
 * found before they are put in order.
 */
export function agenciesWith(search: string): SQL {
  const words = searchWords(search).map((word) => comparedSite(word) || word);
  return sql`select id from agencies where ${hasWords(sql`search`, words)} or ${hasNumber(sql`numbers`, search)}`;
}

interface WholeList<Row> extends Pick<ListSource<string>, 'columns' | 'from' | 'where'> {
  /** What the rows are ordered by: every row has all of it, and no other row has the same. */
  order: SQL[];
  /** Returns the values of `order` in a row. */
  placeOf: (row: Row) => string[];
}

/** Reads a list of any length in batches, in order; `size` is the rows of a batch. */
export function readAll<Row>(
  read: Read,
  { columns, from, where, order, placeOf }: WholeList<Row>,
  size = BATCH,
): AsyncGenerator<Row[]> {
  const ordered = sql.join(order, sql`, `);
  return readBatches<Row>(read, size, (last) => {
    const place =
      last &&
      sql.join(
        placeOf(last).map((value) => sql`${value}`),
        sql`, `,
      );
    const rest = place ? [...where, sql`(${ordered}) > (${place})`] : where;
    return sql`select ${columns} from ${from}${conditions(rest)} order by ${ordered}`;
  });
}

/**
 * Reads rows of agencies `g`, with their id and name, in the order of the names. Agencies that are not registered have none,
 * and come last. In two parts, so that the index is read.
 */
export async function* readByAgency<Row extends { id: string; name: string | null }>(
  read: Read,
  { columns, from, where }: Pick<ListSource<string>, 'columns' | 'from' | 'where'>,
  size = BATCH,
): AsyncGenerator<Row[]> {
  const named: WholeList<Row> = {
    columns,
    from,
    where: [...where, sql`g.folded_name is not null`],
    order: [inOrder(sql`g.folded_name`), sql`g.id`],
    placeOf: ({ name, id }) => [folded(name ?? ''), id],
  };
  const unnamed: WholeList<Row> = {
    columns,
    from,
    where: [...where, sql`g.folded_name is null`],
    order: [sql`g.id`],
    placeOf: ({ id }) => [id],
  };
  yield* readAll(read, named, size);
  yield* readAll(read, unnamed, size);
}

/** The word for a status that the console has; one of another back end stays as it is. */
export const wordFor = (status: string): string =>
  (staff.status as Record<string, string>)[status] ?? status;

/** A condition in words, as lists of the console have it. */
export const yesOrNo = (is: boolean): string => staff.list[`${is}`];
