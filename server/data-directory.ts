import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { EnvironmentError } from './env.ts';

/**
 * Makes DATA_DIR when it is absent.
 * @throws EnvironmentError when it can't be made, is no directory, or this user may not write there
 */
export function prepareDataDirectory(directory: string): void {
  try {
    make(directory);
    // With the slash a file is told from a directory.
    accessSync(`${directory}/`, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new EnvironmentError(`DATA_DIR: ${directory} cannot be written (${code})`, { cause });
  }
}

/** One level after the other: Node's own `recursive` never ends below /proc. */
function make(directory: string): void {
  if (existsSync(directory)) return;
  make(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another start was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
