import { register } from 'tsx/esm/api';

// A thread doesn't inherit how the server reads TypeScript (Node 20), so it says so itself.
register();
await import('./worker.ts');
