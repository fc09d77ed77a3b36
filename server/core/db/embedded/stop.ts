import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './errors.ts';
import type { Layout } from './layout.ts';
import { isAlive, readLines, runningPostmaster } from './lockFiles.ts';

const POLL_MS = 20;
const TIMEOUT_MS = 7_000;

/**
 * Stops PostgreSQL by a fast shutdown, which rolls back open transactions. Resolves when it has ended. If its last
 * checkpoint takes too long, it is stopped at once, and the next start recovers.
 */
export async function stopPostmaster(layout: Layout): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const pid = runningPostmaster(layout);
    if (!pid) return;
    send(pid, signal);
    const deadline = Date.now() + TIMEOUT_MS;
    while (runs(layout, pid)) {
      if (Date.now() > deadline) break;
      await delay(POLL_MS);
    }
  }
}

/** Whether PostgreSQL still runs. It removes its lock file last; a zombie process still has an id. */
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
