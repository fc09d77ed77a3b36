import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './errors.ts';
import type { Layout } from './layout.ts';
import { isAlive, livingPostmaster, readLines } from './lock-files.ts';

const POLL_MS = 20;
const PATIENCE_MS = 7_000;

/**
 * Fast shutdown: open transactions are rolled back, what was acknowledged is on disk. Resolves when PostgreSQL
 * has ended. One that takes too long over its last checkpoint is cut short; the next start recovers.
 */
export async function stopPostmaster(layout: Layout): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const pid = livingPostmaster(layout);
    if (!pid) return;
    send(pid, signal);
    const deadline = Date.now() + PATIENCE_MS;
    while (runs(layout, pid)) {
      if (Date.now() > deadline) break;
      await delay(POLL_MS);
    }
  }
}

/** The lock file goes last; where nobody reaps processes, a dead one still looks alive. */
function runs({ pidFile }: Layout, pid: number): boolean {
  return isAlive(pid) && Number(readLines(pidFile)[0]) === pid;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
