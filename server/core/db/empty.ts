import type { Database } from './connection.ts';
import * as table from './schema.ts';

/** Whether the database contains no accounts and no pages. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [accounts, pages] = await Promise.all([
    db.$count(table.accounts),
    db.$count(table.contentPages),
  ]);
  return accounts === 0 && pages === 0;
}
