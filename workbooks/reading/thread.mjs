import { existsSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// All other threads of the server go before this one. On Linux 0 is the thread, elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(0, 19);
if (existsSync('/proc/thread-self')) {
  parentPort?.postMessage({ thread: readlinkSync('/proc/thread-self') });
}

// Node 20 reads TypeScript by tsx, which a thread does not inherit.
if (!process.features.typescript) (await import('tsx/esm/api')).register();

await import('./worker.ts');
