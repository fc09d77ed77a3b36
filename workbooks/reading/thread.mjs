import { setPriority } from 'node:os';

// All other threads of the server go before this one. On Linux 0 is the thread, elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(0, 19);

// Node 20 reads TypeScript by tsx, which a thread does not inherit.
if (!process.features.typescript) (await import('tsx/esm/api')).register();

await import('./worker.ts');
