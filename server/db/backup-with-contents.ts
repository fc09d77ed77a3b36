import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { checksumOf } from '../files/files.ts';
import { owners } from '../files/owners.ts';
import type { Insert } from './backup.ts';

/** Restores tables of backups from before migration 0035, whose rows hold the contents of their files themselves. */

/** The column that held the content, and the one that refers to a file in its place. */
const [OLD, NEW] = ['file', 'file_id'];

/** Whether the rows of a table in a backup hold contents. */
export const holdsContents = (table: string, columns: string[]): boolean =>
  columns.includes(OLD) && owners.some((owner) => getTableName(owner.table) === table);

/** Returns an insert that makes a file of each row's content. @param insert makes the inserts of a table */
export async function insertWithFiles(
  table: string,
  columns: string[],
  insert: (table: string, columns: string[]) => Promise<Insert>,
): Promise<Insert> {
  const inserts = [
    await insert('files', ['id', 'store', 'sha256']),
    await insert('file_contents', ['id', 'content']),
    await insert(table, [...columns.filter((column) => column !== OLD), NEW]),
  ];
  return {
    async add(line) {
      const rows = split(line);
      for (const [i, part] of inserts.entries()) {
        await part.add(JSON.stringify(rows[i]));
        await part.finish();
      }
    },
    async finish() {},
  };
}

/** Returns the row of the file, that of its content, and the one that has it. */
function split(line: string): object[] {
  const { [OLD]: content, ...row } = JSON.parse(line);
  const id = randomUUID();
  const sha256 = checksumOf(Buffer.from(content.slice('\\x'.length), 'hex'));
  return [
    { id, store: 'database', sha256 },
    { id, content },
    { ...row, [NEW]: id },
  ];
}
