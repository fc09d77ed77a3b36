import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import type { MarkingTask } from '../marking/markReport.ts';
import { readReport } from './readReport.ts';

/** What the process is to read, and whether it is to mark a copy of it. */
export interface Task {
  file: Buffer;
  quarter: string;
  marking: Omit<MarkingTask, 'file' | 'quarter'> | undefined;
}

// SheetJS writes a line for each part of a file that it doesn't know: a damaged one would fill the server's log.
console.error = () => undefined;
console.log = () => undefined;

const { file, quarter, marking } = deserialize(await buffer(process.stdin)) as Task;
process.stdout.write(serialize(await answer()));

async function answer() {
  if (!marking) return readReport(file, quarter);
  const { markReport } = await import('../marking/markReport.ts');
  return markReport({ ...marking, file, quarter });
}
