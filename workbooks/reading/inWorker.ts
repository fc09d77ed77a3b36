import { Worker } from 'node:worker_threads';
import { type ReadReport, unread } from './readReport.ts';
import type { WorkerInput } from './worker.ts';

/** What a thread may use before it is ended. */
interface ThreadLimits {
  /** Megabytes of JavaScript's memory. A report of 5,000 events takes some 20. */
  memoryMb: number;
  /** Milliseconds, its start included. */
  timeMs: number;
  /** Threads at the same time; further reports wait. */
  atOnce: number;
}
const usual: ThreadLimits = { memoryMb: 128, timeMs: 20_000, atOnce: 2 };

/** Reads a report on a quarter (`2026-Q1`). Never rejects. */
export type ReportReader = (file: Buffer, quarter: string) => Promise<ReadReport>;

/**
 * Returns a reader that reads each report in a thread of its own: a file that takes too much memory or time ends the
 * thread, with state TOO_MUCH, and nothing else.
 */
export function reportReader(limits: Partial<ThreadLimits> = {}): ReportReader {
  const { atOnce, ...each } = { ...usual, ...limits };
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (file, quarter) => {
    // Who is woken takes over the place.
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await readInThread(file, quarter, each);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

function readInThread(
  file: Buffer,
  quarter: string,
  { memoryMb, timeMs }: Omit<ThreadLimits, 'atOnce'>,
): Promise<ReadReport> {
  const input: WorkerInput = { file: Uint8Array.from(file), quarter };
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: input,
    transferList: [input.file.buffer as ArrayBuffer],
    execArgv: [],
    // It needs nothing of what the server knows.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => void worker.terminate(), timeMs);
    worker.once('message', (report: ReadReport) => resolve(report));
    worker.once('error', (error: { code?: string }) =>
      resolve(unread(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_MUCH' : 'UNREADABLE')),
    );
    // After one of the others this changes nothing.
    worker.once('exit', () => {
      clearTimeout(late);
      resolve(unread('TOO_MUCH'));
    });
  });
}
