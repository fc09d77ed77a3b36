import type { Database } from './connection.ts';
import * as table from './schema.ts';

export async function isEmpty(db: Database): Promise<boolean> {
  const [accounts, pages] = await Promise.all([
    db.$count(table.accounts),
    db.$count(table.contentPages),
  ]);
  return accounts === 0 && pages === 0;
}
