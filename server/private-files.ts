import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files and directories that nobody but this user may open: mails with their one-time links, secrets, logs. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_DIRECTORY = 0o700;

/** What is private in DATA_DIR. The database's own directory is closed by the database. */
const PRIVATE = ['session-secret', 'postgres.log', 'postgres.log.1', 'mail'];

const MODE_BITS = 0o777;
/** Set on directories that everybody shares, such as /tmp. */
const STICKY = 0o1000;

/** Something below DATA_DIR that others can open, with its mode. */
export interface OpenFile {
  path: string;
  mode: number;
}

/** Takes away what `widest` does not allow. A file of another user, and a directory that all share, stay as they are. */
export function closeTo(path: string, widest: number): void {
  const { mode } = lstatSync(path);
  if (mode & STICKY || !isOpener(mode, widest)) return;
  try {
    chmodSync(path, mode & (widest | ~MODE_BITS));
  } catch (error) {
    // `doctor` names it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

const isOpener = (mode: number, widest: number) => (mode & MODE_BITS & ~widest) !== 0;

/** Closes what an earlier version left open to other users. */
export function closePrivateFiles(dataDir: string): void {
  for (const { path, widest } of privatePaths(dataDir)) closeTo(path, widest);
}

/** What is open to other users though it should not be: DATA_DIR itself, and what is private in it. */
export function findOpenFiles(dataDir: string, widest: number): OpenFile[] {
  return [{ path: dataDir, widest }, ...privatePaths(dataDir)]
    .map(({ path, widest: allowed }) => ({ path, mode: lstatSync(path).mode, allowed }))
    .filter(({ mode, allowed }) => isOpener(mode, allowed))
    .map(({ path, mode }) => ({ path, mode: mode & MODE_BITS }));
}

/** The private files that are there, and the most that their modes may allow. Links are not followed. */
function privatePaths(dataDir: string): { path: string; widest: number }[] {
  return PRIVATE.flatMap((name) => pathsAt(join(dataDir, name)));
}

function pathsAt(path: string): { path: string; widest: number }[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return [{ path, widest: PRIVATE_FILE }];
  if (!found?.isDirectory()) return [];
  const below = readdirSync(path).flatMap((name) => pathsAt(join(path, name)));
  return [{ path, widest: PRIVATE_DIRECTORY }, ...below];
}
