import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/db/connection.ts';
import { unnamedPaths } from '../../../server/core/db/personal/jsonPaths.ts';
import { rulesOf, tableNames, tableOf } from '../../../server/core/db/personal/manifest.ts';
import { queryRows } from '../../../server/core/db/rows.ts';

/** Returns what JSON in the database holds that the manifest (server/core/db/personal) does not name. */
export async function unnamedJson(db: Database): Promise<string[]> {
  const columns = tableNames.flatMap((name) =>
    Object.entries(tableOf(name).columns)
      .filter(([, column]) => column.getSQLType() === 'jsonb')
      .map(([key, column]) => ({
        name,
        key,
        column,
        rule: rulesOf(name).columns[key]?.json ?? {},
      })),
  );
  const found = await Promise.all(
    columns.map(async ({ name, key, column, rule }) => {
      const rows = await queryRows<{ value: unknown }>(
        db,
        sql`select distinct ${column} as value from ${tableOf(name).table} where ${column} is not null`,
      );
      return rows
        .flatMap(({ value }) => unnamedPaths(value, rule))
        .map((path) => `${name}.${key}: ${path}`);
    }),
  );
  return [...new Set(found.flat())].sort();
}
