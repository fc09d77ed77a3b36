import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { MarkingTask } from '../marking/markReport.ts';
import { type ReadReport, unread } from './report.ts';
import type { WorkerInput } from './worker.ts';

/** What a thread may use before it is ended. */
interface ThreadLimits {
  /** Megabytes of JavaScript's memory. A report of 5,000 events takes some 20. */
  memoryMb: number;
  /** Milliseconds of a processor, its start included. Measured on Linux only. */
  processorMs: number;
  /** Milliseconds until it is ended even if a busy machine gave it no processor: less than a request may take. */
  passedMs: number;
}
const usual: ThreadLimits = {
  memoryMb: 128,
  processorMs: 20_000,
  passedMs: 75_000,
};

/** Reads a report on a quarter (`2026-Q1`). Never rejects. */
export type ReportReader = (file: Buffer, quarter: string) => Promise<ReadReport>;
/** Makes the marked copy of a report; undefined where there is none, or it would take too much. Never rejects. */
export type ReportMarker = (task: MarkingTask) => Promise<Buffer | undefined>;

/**
 * Returns a reader and a marker that take each report in a thread of its own: a file that takes too much memory or time
 * ends the thread, with state TOO_MUCH or without a copy, and nothing else. Time is that of the processor, since on a busy
 * machine a thread of the lowest priority waits.
 */
export function reportThreads(limits: Partial<ThreadLimits> = {}): {
  read: ReportReader;
  mark: ReportMarker;
} {
  const run = (file: Buffer, input: Omit<WorkerInput, 'file'>) =>
    runThread({ ...input, file: Uint8Array.from(file) }, { ...usual, ...limits });
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

/** What a thread sends: where Linux counts its time, then its answer. */
interface Message {
  thread?: string;
  answer?: unknown;
}

function runThread(
  input: WorkerInput,
  { memoryMb, processorMs, passedMs }: ThreadLimits,
): Promise<Outcome> {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: input,
    transferList: [input.file.buffer as ArrayBuffer],
    execArgv: [],
    // The thread needs none of the server's settings and secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve) => {
    const end = () => void worker.terminate();
    const late = setTimeout(end, passedMs);
    let thread: string | undefined;
    // The thread can't use up its processor time before that much time has passed.
    let next = setTimeout(look, processorMs);
    function look() {
      const left = processorMs - processorMsOf(thread);
      if (left <= 0) end();
      else next = setTimeout(look, Math.max(left, SHORTEST_LOOK_MS));
    }
    worker.on('message', (message: Message) => {
      if (message.thread) thread = message.thread;
      else resolve({ message: message.answer });
    });
    worker.once('error', (error: { code?: string }) =>
      resolve({ ended: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_MUCH' : 'UNREADABLE' }),
    );
    // After one of the others this changes nothing.
    worker.once('exit', () => {
      clearTimeout(late);
      clearTimeout(next);
      resolve({ ended: 'TOO_MUCH' });
    });
  });
}

const SHORTEST_LOOK_MS = 10;

/** Returns the milliseconds for which a thread has run; 0 if that is not known. */
function processorMsOf(thread: string | undefined): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
