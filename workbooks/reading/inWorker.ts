import { Worker } from 'node:worker_threads';
import type { MarkingTask } from '../marking/markReport.ts';
import { type ReadReport, unread } from './report.ts';
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
/** Makes the marked copy of a report; undefined where there is none, or it would take too much. Never rejects. */
export type ReportMarker = (task: MarkingTask) => Promise<Buffer | undefined>;

/**
 * Returns a reader and a marker that take each report in a thread of its own: a file that takes too much memory or time
 * ends the thread, with state TOO_MUCH or without a copy, and nothing else.
 */
export function reportThreads(limits: Partial<ThreadLimits> = {}): {
  read: ReportReader;
  mark: ReportMarker;
} {
  const { atOnce, ...each } = { ...usual, ...limits };
  const waiting: (() => void)[] = [];
  let busy = 0;
  const run = async (file: Buffer, input: Omit<WorkerInput, 'file'>): Promise<Outcome> => {
    // Who is woken takes over the place.
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await runThread({ ...input, file: Uint8Array.from(file) }, each);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
  return {
    async read(file, quarter) {
      const { message, ended } = await run(file, { quarter, marking: undefined });
      return ended ? unread(ended) : (message as ReadReport);
    },
    async mark({ file, quarter, ...marking }) {
      const { message } = await run(file, { quarter, marking });
      return message ? Buffer.from(message as Uint8Array) : undefined;
    },
  };
}

interface Outcome {
  /** What the thread answered. */
  message?: unknown;
  /** Why it ended without an answer. */
  ended?: 'TOO_MUCH' | 'UNREADABLE';
}

function runThread(
  input: WorkerInput,
  { memoryMb, timeMs }: Omit<ThreadLimits, 'atOnce'>,
): Promise<Outcome> {
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
    worker.once('message', (message) => resolve({ message }));
    worker.once('error', (error: { code?: string }) =>
      resolve({ ended: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_MUCH' : 'UNREADABLE' }),
    );
    // After one of the others this changes nothing.
    worker.once('exit', () => {
      clearTimeout(late);
      resolve({ ended: 'TOO_MUCH' });
    });
  });
}
