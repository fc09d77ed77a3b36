import { type SQL, sql } from 'drizzle-orm';
import { comparedSite } from '../../../contract/comparedForms.ts';
import { folded, searchWords } from '../../../contract/folded.ts';
import { listMeta } from '../../../contract/paging.ts';
import type { ListMeta } from '../../../contract/records.ts';
import type { SortOrder } from '../../../contract/staff/paging.ts';
import { LIST_REACH } from '../../../contract/staff/reach.ts';
import { staff } from '../../../words/en/staff.ts';
import { inOrder } from './columns.ts';
import type { Database } from './connection.ts';
import type { Read } from './reader.ts';
import { hasNumber, hasWords, one, queryRows, readBatches } from './rows.ts';

const BATCH = 2_000;
/** The rows of a list of the portal that are counted for its first pages. */
const PAGE_REACH = 500;

/** The rows of a list, in no order yet. */
interface Rows {
  /** Columns of a row, e.g. `a.id, a.name, a.created_at as "createdAt"`. */
  columns: SQL;
  /** Tables and joins; the table of `key` comes first. */
  from: SQL;
  /** The tables that the conditions and the order need; default: `from`. */
  countFrom?: SQL;
  /** Conditions, joined by AND. */
  where: SQL[];
  /** The unique key of a row, e.g. `a.id`: columns are then computed for the rows of a part only, not for those before it. */
  key?: SQL;
}

export interface ListSource<Sort extends string> extends Rows {
  /** The column of each field that can be sorted by; rows that are otherwise equal are in the order of their keys. */
  orderBy: Record<Sort, SQL>;
  /** Fields that may be null: rows without a value come last in both orders. */
  optional?: readonly Sort[];
  key: SQL;
}

const conditions = (where: SQL[]) =>
  where.length > 0 ? sql` where ${sql.join(where, sql` and `)}` : sql``;

/** Counts the rows of a list, at most so many. */
const counted = ({ from, countFrom = from, where }: Rows, most: number) =>
  sql`select count(*)::int as total from (select from ${countFrom}${conditions(where)} limit ${most}) as found`;

interface Part {
  order: SQL;
  size: number;
  /** How many rows come before it; may read `total` from `counted`. */
  start: SQL;
}

const rowsOf = (source: Rows, { order, size, start }: Part) => {
  const { columns, from, countFrom = from, where, key } = source;
  const part = sql`${conditions(where)} order by ${order} limit ${sql.raw(String(size))} offset ${start}`;
  if (!key) return sql`select ${columns} from ${from}${part}`;
  return sql`select ${columns} from ${from} where ${key} in (select ${key} from ${countFrom}${part}) order by ${order}`;
};

type Counted<Row> = Row & { total: number };
const withoutTotal = <Row>({ total: _, ...row }: Counted<Row>) => row as Row;

/**
 * Returns a range of a list of the console and the total number of rows. At most {@link LIST_REACH} rows are counted, so
 * that the cost does not grow with the list. The range [0, -1] only counts.
 */
export async function readList<Row, Sort extends string>(
  db: Database,
  source: ListSource<Sort>,
  {
    sort: [field, order],
    range: [first = 0, last = 0],
  }: { sort: [Sort, SortOrder]; range: number[] },
): Promise<{ rows: Row[]; total: number }> {
  const { key, orderBy, optional = [] } = source;
  // The order of a plain index, read forwards or backwards, so that nothing is sorted.
  const descending = optional.includes(field) ? sql`desc nulls last` : sql`desc`;
  const direction = order === 'DESC' ? descending : sql`asc`;
  const part = {
    order: sql`${orderBy[field]} ${direction}, ${key} ${direction}`,
    size: last - first + 1,
    start: sql`${first}::int`,
  };
  const statement = sql`with counted as materialized (${counted(source, LIST_REACH)})
    select (select total from counted) as total, part.* from (${rowsOf(source, part)}) as part`;
  const rows = part.size > 0 ? await queryRows<Counted<Row>>(db, statement) : [];
  const { total } =
    rows[0] ?? one(await queryRows<{ total: number }>(db, counted(source, LIST_REACH)));
  return { rows: rows.map(withoutTotal), total };
}

interface PageSource extends Rows {
  /** The order of the list, which tells every two rows apart. */
  order: SQL;
  size: number;
  /** Whether its plan is the same whatever the values, so that it is kept ({@link queryRows}). */
  prepared?: boolean;
}

/**
 * Returns one page of a list of the portal; for a page after the last, the last (specification §5). {@link PAGE_REACH} rows
 * are counted, on later pages as many again as come before; if there are more, `meta.more` says so. Times are as in JSON.
 */
export async function readPage<Row>(
  db: Database,
  { order, size, prepared = false, ...source }: PageSource,
  page: number,
): Promise<{ rows: Row[]; meta: ListMeta }> {
  const reach = Math.max(PAGE_REACH, 2 * page * size);
  const lastPage = sql`greatest(1, (total + ${size}::int - 1) / ${size}::int)`;
  const start = sql`(select (least(${page}::int, ${lastPage}) - 1) * ${size}::int from counted)`;
  // What has not one row is not looked for a second time.
  const found = { ...source, where: [...source.where, sql`(select total from counted) > 0`] };
  // As JSON, which the driver reads in a fraction of the time that so many values take.
  const statement = sql`with counted as materialized (${counted(source, reach + 1)})
    select total, (
      select coalesce(json_agg(part), '[]') from (${rowsOf(found, { order, size, start })}) as part
    ) as rows from counted`;
  const { total, rows } = one(
    await queryRows<{ total: number; rows: Row[] }>(db, statement, prepared),
  );
  const meta = listMeta(page, Math.min(total, reach), size);
  return { rows, meta: { ...meta, ...(total > reach && { more: true }) } };
}

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
