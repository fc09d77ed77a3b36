import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { MarkingTask } from '../marking/markReport.ts';
import type { Task } from './answer.ts';
import { type ReadReport, unread } from './report.ts';

/** What a process may use before it is ended. */
interface ProcessLimits {
  /** Megabytes of JavaScript's memory. A report of 5,000 events takes some 20. */
  heapMb: number;
  /** Megabytes of all its memory, that of unpacked parts included. */
  memoryMb: number;
  /** Seconds of a processor, its start included. */
  processorSeconds: number;
  /** Milliseconds until it is ended even if a busy machine gave it no processor: less than a request may take. */
  passedMs: number;
}
const usual: ProcessLimits = {
  heapMb: 128,
  memoryMb: 384,
  processorSeconds: 20,
  passedMs: 75_000,
};

/** Reads a report on a quarter (`2026-Q1`). A file never makes it reject. */
export type ReportReader = (file: Buffer, quarter: string) => Promise<ReadReport>;
/** Makes the marked copy of a report; undefined where there is none, or it would take too much. */
export type ReportMarker = (task: MarkingTask) => Promise<Buffer | undefined>;

/**
 * Returns a reader and a marker that take each report in a process of its own: a file that takes too much memory or
 * time ends that, with state TOO_MUCH or without a copy, and nothing else. A thread would not do: where V8 finds no
 * memory for it in time, it ends the server. Time is that of the processor, since on a busy machine a process of the
 * lowest priority waits.
 */
export function reportProcesses(limits: Partial<ProcessLimits> = {}): {
  read: ReportReader;
  mark: ReportMarker;
} {
  const run = (task: Task) => runProcess(task, { ...usual, ...limits });
  return {
    async read(file, quarter) {
      const answer = await run({ file, quarter, marking: undefined });
      return (answer as ReadReport | undefined) ?? unread('TOO_MUCH');
    },
    async mark({ file, quarter, ...marking }) {
      return (await run({ file, quarter, marking })) as Buffer | undefined;
    },
  };
}

const program = fileURLToPath(new URL('./process.mjs', import.meta.url));

/** Returns what the process answered; undefined if it was ended. @throws Error if none can be started */
async function runProcess(
  task: Task,
  { heapMb, memoryMb, processorSeconds, passedMs }: ProcessLimits,
): Promise<unknown> {
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, program];
  // The shell sets what the system watches over, and gives way to the program.
  const limited = `ulimit -t ${processorSeconds} && ulimit -d ${memoryMb * 1024} && exec "$0" "$@"`;
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, ...node];
  const child = spawn(command, args, {
    // It needs none of the server's settings and secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: passedMs,
    killSignal: 'SIGKILL',
  });
  // It may have ended before it had read all.
  child.stdin.on('error', () => undefined);
  child.stdin.end(serialize(task));
  const [answer, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  return code === 0 ? deserialize(answer) : undefined;
}
