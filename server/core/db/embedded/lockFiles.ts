import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './errors.ts';
import type { Layout } from './layout.ts';

/** Higher than the process ids of any system. */
const UNUSED_PID = 2 ** 31 - 1;

/**
 * Returns the process id of the running postmaster of this data directory, if any.
 *
 * PostgreSQL itself removes a lock file of a process that has ended, but takes any running process of the same user for
 * a postmaster: in a container, or after a reboot, ids are reused. In such a file the id is replaced by an unused one.
 * The file is not removed, because PostgreSQL reads from it whether a killed postmaster left workers that still write.
 */
export function runningPostmaster({ pidFile, home, data }: Layout): number | undefined {
  for (const file of [pidFile, join(home, '.s.PGSQL.5432.lock')]) {
    const [first = '', ...rest] = readLines(file);
    const pid = Math.abs(Number.parseInt(first, 10));
    if (!pid || !isAlive(pid)) continue;
    if (isPostmasterOf(pid, data)) return pid;
    writeFileSync(file, [UNUSED_PID, ...rest].join('\n'), { flag: 'r+' });
  }
  return undefined;
}

function isPostmasterOf(pid: number, data: string): boolean {
  // The directory is the last argument (postmaster.ts), so that it may contain spaces.
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

/** Whether a process with that id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether both are the same directory, or the reported one was moved to ours while PostgreSQL was running. */
export function isSameDirectory(reported: string, ours: string): boolean {
  const there = statSync(reported, { throwIfNoEntry: false });
  const here = statSync(ours);
  return !there || (there.dev === here.dev && there.ino === here.ino);
}

/** Returns the lines of a file; none if it does not exist. */
export function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
