import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { chooseAccount } from './db/embedded/account.ts';
import { layoutOf } from './db/embedded/layout.ts';
import { type Env, EnvironmentError } from './env.ts';
import { closePrivateFiles, closeTo, PRIVATE_DIRECTORY } from './private-files.ts';

/** PostgreSQL, where it runs as another user, passes through to its own directory and sees nothing else. */
const PASSED_BY_POSTGRES = 0o711;

/**
 * Makes DATA_DIR when it is absent, and closes it, and what is private in it, to other users.
 * @throws EnvironmentError when it can't be made, is no directory, or this user may not write there
 */
export function prepareDataDirectory(env: Pick<Env, 'dataDir' | 'databaseUrl'>): void {
  const { dataDir } = env;
  try {
    make(dataDir);
    // With the slash a file is told from a directory.
    accessSync(`${dataDir}/`, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new EnvironmentError(`DATA_DIR: ${dataDir} cannot be written (${code})`, { cause });
  }
  closeTo(dataDir, widestMode(env));
  closePrivateFiles(dataDir);
}

/** The most that others may do with DATA_DIR. */
export function widestMode({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): number {
  const account = databaseUrl ? undefined : chooseAccount(layoutOf(dataDir));
  const isAnothers = account !== undefined && account.uid !== statSync(dataDir).uid;
  return isAnothers ? PASSED_BY_POSTGRES : PRIVATE_DIRECTORY;
}

/** One level after the other: Node's own `recursive` never ends below /proc. */
function make(directory: string): void {
  if (existsSync(directory)) return;
  make(dirname(directory));
  try {
    // What is made for it is open to no more than it is itself; see widestMode.
    mkdirSync(directory, { mode: PASSED_BY_POSTGRES });
  } catch (error) {
    // Another start was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
