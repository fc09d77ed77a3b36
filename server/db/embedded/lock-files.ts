import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './errors.ts';
import type { Layout } from './layout.ts';

/** Above the ids that any system gives out. */
const NOBODYS_PID = 2 ** 31 - 1;

/**
 * The process id of the postmaster that lives on this data directory, if any.
 *
 * PostgreSQL itself clears a lock file whose process is dead, but takes any living process of the same
 * account for a postmaster: in a container, or after a reboot, ids come round again. Such a file gets the id
 * of nobody, in one write. It is not removed, since PostgreSQL finds in it whether a killed postmaster left
 * behind workers that still write.
 */
export function livingPostmaster({ pidFile, home, data }: Layout): number | undefined {
  for (const file of [pidFile, join(home, '.s.PGSQL.5432.lock')]) {
    const [first = '', ...rest] = readLines(file);
    const pid = Math.abs(Number.parseInt(first, 10));
    if (!pid || !isAlive(pid)) continue;
    if (isPostmasterOf(pid, data)) return pid;
    writeFileSync(file, [NOBODYS_PID, ...rest].join('\n'), { flag: 'r+' });
  }
  return undefined;
}

function isPostmasterOf(pid: number, data: string): boolean {
  // The directory is the last argument (postmaster.ts), so that spaces in it do no harm.
  const directory = /(?:^|\/)postgres .*-D (.+)$/s.exec(commandLine(pid))?.[1];
  return directory !== undefined && isSameDirectory(directory, data);
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    const args = ['-ww', '-o', 'command=', '-p', `${pid}`];
    return spawnSync('ps', args, { encoding: 'utf8' }).stdout.trim();
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Whether a process of that id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The same directory, or one that is gone because it was moved here while PostgreSQL ran in it. */
export function isSameDirectory(reported: string, ours: string): boolean {
  const there = statSync(reported, { throwIfNoEntry: false });
  const here = statSync(ours);
  return !there || (there.dev === here.dev && there.ino === here.ino);
}

/** The lines of a file; none when it is absent. */
export function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
