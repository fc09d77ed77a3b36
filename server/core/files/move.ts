import { and, asc, eq, ne } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/connection.ts';
import { files } from '../db/schema.ts';
import type { StoreName } from '../db/tables/files.ts';
import { FileDamaged, type Files } from './files.ts';
import { isUsed, owners } from './owners.ts';

/** Files that are moved at the same time. */
const AT_ONCE = 8;

export interface Progress {
  moved: number;
  bytes: number;
  /** What is wrong with those that stay where they are. */
  left: string[];
  /** How many there are to move. */
  of: number;
}

/**
 * Moves all files into a store, while the hub is running. Each is copied as a new file, read back and compared, before
 * its row refers to the copy; the job `files` removes the old one. So a move that was interrupted is continued by
 * another.
 * @param onProgress is called after every few files
 * @throws StoreUnavailable
 */
export async function moveFiles(
  db: Database,
  all: Files,
  to: StoreName,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(ne(files.store, to), isUsed))
    .orderBy(asc(files.id));
  const progress: Progress = { moved: 0, bytes: 0, left: [], of: rows.length };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const ends = await Promise.allSettled(
      some.map(({ id }) => moveFile(db, all, id, to, progress)),
    );
    onProgress(progress);
    // All have ended by now: none is moved any more after this has failed.
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  return progress;
}

async function moveFile(
  db: Database,
  all: Files,
  id: string,
  to: StoreName,
  progress: Progress,
): Promise<void> {
  try {
    const content = await all.read(id);
    const copy = await all.add(content, to);
    await all.read(copy);
    await replaceFile(db, id, copy);
    progress.moved += 1;
    progress.bytes += content.length;
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    progress.left.push(error.message);
  }
}

/** Lets the row that has a file refer to its copy, unless it has another one by now. */
const replaceFile = (db: Database, id: string, copy: string) =>
  inTransaction(db, async (tx) => {
    for (const { table } of owners) {
      await tx.update(table).set({ fileId: copy }).where(eq(table.fileId, id));
    }
  });
