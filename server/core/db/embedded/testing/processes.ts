import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { bundle } from '../../../../../tests/support/server/bundle.ts';
import { placeForData } from '../../../../../tests/support/server/inMemory.ts';
import { isAlive } from '../lockFiles.ts';

/** A program that owns a data directory, given as its argument. */
export const PROGRAM = await bundle(join(import.meta.dirname, 'owner.ts'));

/** The output of a start: its connection string, or the name and message of its error. */
export type Answer = { url?: string; name?: string; message?: string };

export interface Owner {
  pid: number;
  answer: Promise<Answer>;
  /** Sends the signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const owners: ChildProcess[] = [];
const roots: string[] = [];

/** Starts a process that owns `dataDir` until it is ended, as `npm start` does. */
export function startOwner(dataDir: string, identity: { uid?: number; gid?: number } = {}): Owner {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    ...identity,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  owners.push(child);
  const gone = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    answer: answerOf(child),
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  if (!child.stdout) return {};
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
  return {};
}

/** Creates a directory that other users can't open and `cleanUp` removes. */
export function makeRoot(): string {
  const root = mkdtempSync(join(placeForData(), 'hub-embedded-'));
  roots.push(root);
  return root;
}

export function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

export function killPostmaster(dataDir: string): void {
  process.kill(postmasterOf(dataDir), 'SIGKILL');
}

export async function query(url: string | undefined, statement: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url ?? 'no answer' });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Ends the processes that tests have left, then their PostgreSQL, and removes the directories. */
export function cleanUp(): void {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  for (const root of roots.splice(0)) {
    for (const name of readdirSync(root)) {
      try {
        const pid = postmasterOf(join(root, name));
        if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      } catch {
        // No PostgreSQL ever ran there.
      }
    }
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
