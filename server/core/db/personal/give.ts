import { sql } from 'drizzle-orm';
import type { Database } from '../connection.ts';
import { queryRows } from '../rows.ts';
import { givenOf } from './jsonPaths.ts';
import type { PersonKeys } from './keys.ts';
import { rulesOf, tableNames, tableOf } from './manifest.ts';
import type { TableName } from './rules.ts';

export type GivenRow = Record<string, unknown>;

/** Returns the columns of a table that a person gets of the own rows. */
export const givenColumns = (name: TableName): string[] =>
  Object.entries(rulesOf(name).columns)
    .filter(([, { given }]) => given)
    .map(([column]) => column);

/** The tables of which a person gets something. */
export const givenTables: readonly TableName[] = tableNames.filter(
  (name) => rulesOf(name).rows !== 'ofNobody' && givenColumns(name).length > 0,
);

/** Reads the rows of one table that are about a person, with the columns that are exported. */
export async function givenRows(
  db: Database,
  name: TableName,
  person: PersonKeys,
): Promise<GivenRow[]> {
  const rules = rulesOf(name);
  if (rules.rows === 'ofNobody') return [];
  const { table, columns } = tableOf(name);
  const named = Object.entries(columns).filter(([column]) => rules.columns[column]?.given);
  const list = named.map(
    ([column, { name: stored }]) => sql`${sql.identifier(stored)} as ${sql.identifier(column)}`,
  );
  const rows = await queryRows<GivenRow>(
    db,
    sql`select ${sql.join(list, sql`, `)} from ${table} where ${rules.rowsOf(person)}`,
  );
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const json = rules.columns[column]?.json;
        return [column, json ? (givenOf(value, json, person.addresses) ?? null) : value];
      }),
    ),
  );
}
