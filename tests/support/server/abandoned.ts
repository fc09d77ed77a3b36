import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { layoutOf } from '../../../server/core/db/embedded/layout.ts';
import { isAlive } from '../../../server/core/db/embedded/lockFiles.ts';
import { stopPostmaster } from '../../../server/core/db/embedded/stop.ts';

/**
 * Makes a data directory whose name has the id of this process. Removes those of processes that were killed, and ends
 * their PostgreSQL.
 * @param prefix the beginning of the names, with a hyphen at its end
 */
export async function makeDataDirectory(place: string, prefix: string): Promise<string> {
  for (const name of await readdir(place)) {
    const owner = name.startsWith(prefix) && /^(\d+)-/.exec(name.slice(prefix.length))?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const dataDir = join(place, name);
    await stopPostmaster(layoutOf(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
  return mkdtemp(join(place, `${prefix}${process.pid}-`));
}
