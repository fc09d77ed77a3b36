import { parentPort, workerData } from 'node:worker_threads';
import type { MarkingTask } from '../marking/markReport.ts';
import { readReport } from './readReport.ts';

/** What the thread is to read, and whether it is to mark a copy of it. */
export interface WorkerInput {
  file: Uint8Array;
  quarter: string;
  marking: Omit<MarkingTask, 'file' | 'quarter'> | undefined;
}

// SheetJS writes a line for each part of a file that it doesn't know: a damaged one would fill the server's log.
console.error = () => undefined;

const { file, quarter, marking } = workerData as WorkerInput;
const report = Buffer.from(file.buffer, file.byteOffset, file.length);
if (marking) {
  const { markReport } = await import('../marking/markReport.ts');
  parentPort?.postMessage({ answer: await markReport({ ...marking, file: report, quarter }) });
} else {
  parentPort?.postMessage({ answer: await readReport(report, quarter) });
}
