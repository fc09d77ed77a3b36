import { parentPort, workerData } from 'node:worker_threads';
import { readReport } from './readReport.ts';

/** What the thread is to read. */
export interface WorkerInput {
  file: Uint8Array;
  quarter: string;
}

const { file, quarter } = workerData as WorkerInput;
parentPort?.postMessage(
  await readReport(Buffer.from(file.buffer, file.byteOffset, file.length), quarter),
);
