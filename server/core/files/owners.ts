import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { contentFiles, contentImages, dataExports, files, reports } from '../db/schema.ts';

export const owners = [
  { table: reports, key: reports.id, kind: 'report' },
  { table: contentImages, key: contentImages.id, kind: 'picture' },
  { table: contentFiles, key: contentFiles.name, kind: 'content file' },
  { table: dataExports, key: dataExports.id, kind: 'export of data' },
] as const;

/** The condition that a row refers to a file. */
export const isUsed: SQL<boolean> = sql`(${sql.join(
  owners.map(({ table }) => sql`exists (select from ${table} where ${table.fileId} = ${files.id})`),
  sql` or `,
)})`;

/** Returns what a file belongs to, for the operator: `report 0b8e…`. */
export async function ownerOf(db: Database, fileId: string): Promise<string> {
  for (const { table, key, kind } of owners) {
    const [row] = await db.select({ key }).from(table).where(eq(table.fileId, fileId));
    if (row) return `${kind} ${row.key}`;
  }
  return 'nothing';
}
