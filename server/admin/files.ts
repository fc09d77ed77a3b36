import { type StoreName, storeNames } from '../core/db/tables/files.ts';
import { moveFiles, type Progress } from '../core/files/move.ts';
import { CommandFailed } from './commandFailed.ts';
import type { AdminDatabase } from './database.ts';

const isStore = (name: string): name is StoreName => storeNames.some((known) => known === name);

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const progressLine = ({ moved, of, bytes }: Progress) =>
  `${moved} of ${of} files moved, ${megabytes(bytes)}`;

const LINE_EVERY = 200;

/**
 * Moves all files to a store, and prints how far it is.
 * @throws CommandFailed if the store is unknown, or files stay where they are because they are damaged
 */
export async function moveTo(
  store: string,
  { db, files }: Pick<AdminDatabase, 'db' | 'files'>,
  print: (line: string) => void,
): Promise<void> {
  if (!isStore(store)) throw new CommandFailed(`STORE is one of: ${storeNames.join(', ')}.`);
  // Says that it is not set up, also if there is nothing to move.
  files.stores.of(store);
  let lines = 0;
  const result = await moveFiles(db, files, store, (progress) => {
    const due = Math.floor(progress.moved / LINE_EVERY);
    if (due > lines) print(progressLine(progress));
    lines = due;
  });
  print(
    `${progressLine(result)} to '${store}'. The job 'files' removes the old contents in a day.`,
  );
  if (result.left.length > 0) {
    throw new CommandFailed(
      `${result.left.length} files were not moved:\n${result.left.join('\n')}`,
    );
  }
}
