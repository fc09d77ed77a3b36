import type { Database } from '../core/db/connection.ts';
import { givenColumns, givenRows, givenTables } from '../core/db/personal/give.ts';
import { personKeys } from '../core/db/personal/keys.ts';

/** What is exported of a table: the columns, by the names that `data.json` has, and the person's rows. */
export interface KeptTable {
  name: string;
  columns: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** Returns what the manifest exports of a person, table by table; a table without a row is left out. */
export async function keptOf(db: Database, accountId: string): Promise<KeptTable[]> {
  const person = await personKeys(db, { accountId });
  const tables: KeptTable[] = [];
  for (const name of givenTables) {
    const rows = await givenRows(db, name, person);
    if (rows.length > 0) tables.push({ name, columns: givenColumns(name), rows });
  }
  return tables;
}
