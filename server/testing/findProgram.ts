import { spawnSync } from 'node:child_process';

/** Returns how to start a server program of the system, or undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  // The path of an ordinary user often lacks /usr/sbin.
  return [name, `/usr/sbin/${name}`].find((file) => !spawnSync(file, ['-v']).error);
}
