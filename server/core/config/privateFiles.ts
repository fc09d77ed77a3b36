import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modes of files and directories that only this user may open: emails with their one-time links, secrets, logs. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_DIRECTORY = 0o700;

/** The private files in DATA_DIR. PostgreSQL protects its own directory. */
const PRIVATE = [
  'session-secret',
  'badge-keys.json',
  'ended-accounts.jsonl',
  'postgres.log',
  'postgres.log.1',
  'mail',
];

const MODE_BITS = 0o777;
/** Set on shared directories such as /tmp. */
const STICKY = 0o1000;

export interface OpenFile {
  path: string;
  mode: number;
}

/** Removes permissions beyond `widest`. Files of another user and shared directories are left unchanged. */
export function closeTo(path: string, widest: number): void {
  const { mode } = lstatSync(path);
  if (mode & STICKY || !isOpener(mode, widest)) return;
  try {
    chmodSync(path, mode & (widest | ~MODE_BITS));
  } catch (error) {
    // `doctor` reports it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

const isOpener = (mode: number, widest: number) => (mode & MODE_BITS & ~widest) !== 0;

/** Removes other users' access to private files, such as those that were copied into the folder. */
export function closePrivateFiles(dataDir: string): void {
  for (const { path, widest } of privatePaths(dataDir)) closeTo(path, widest);
}

/** Returns what other users can open although it is private: DATA_DIR itself, and its private files. */
export function findOpenFiles(dataDir: string, widest: number): OpenFile[] {
  return [{ path: dataDir, widest }, ...privatePaths(dataDir)]
    .map(({ path, widest: allowed }) => ({ path, mode: lstatSync(path).mode, allowed }))
    .filter(({ mode, allowed }) => isOpener(mode, allowed))
    .map(({ path, mode }) => ({ path, mode: mode & MODE_BITS }));
}

/** Returns the existing private files with their widest allowed modes. Links are not followed. */
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
