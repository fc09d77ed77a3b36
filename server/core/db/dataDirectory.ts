import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Env, EnvironmentError } from '../config/env.ts';
import { closePrivateFiles, closeTo, PRIVATE_DIRECTORY } from '../config/privateFiles.ts';
import { chooseAccount } from './embedded/account.ts';
import { layoutOf } from './embedded/layout.ts';

type DataSettings = Pick<Env, 'dataDir'> & Partial<Pick<Env, 'databaseUrl'>>;

/** If PostgreSQL runs as another user, it must be able to pass to its own directory, but not list this one. */
const SEARCHABLE = 0o711;

/**
 * Creates DATA_DIR if necessary, and removes other users' access to it and to its private files.
 * @throws EnvironmentError if it can't be created, is not a directory, or is not writable
 */
export function prepareDataDirectory(env: DataSettings): void {
  const { dataDir } = env;
  try {
    make(dataDir);
    // The slash makes the check fail for a file.
    accessSync(`${dataDir}/`, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new EnvironmentError(`DATA_DIR: ${dataDir} cannot be written (${code})`, { cause });
  }
  closeTo(dataDir, widestMode(env));
  closePrivateFiles(dataDir);
}

export function widestMode({ dataDir, databaseUrl }: DataSettings): number {
  const account = databaseUrl ? undefined : chooseAccount(layoutOf(dataDir));
  const isAnothers = account !== undefined && account.uid !== statSync(dataDir).uid;
  return isAnothers ? SEARCHABLE : PRIVATE_DIRECTORY;
}

/** Creates the levels one after the other: Node's `recursive` never ends below /proc. */
function make(directory: string): void {
  if (existsSync(directory)) return;
  make(dirname(directory));
  try {
    // Parents get the same mode as DATA_DIR at most; see widestMode.
    mkdirSync(directory, { mode: SEARCHABLE });
  } catch (error) {
    // Another process has created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
