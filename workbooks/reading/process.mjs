import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

// Everything else goes first, and where memory is short, this process ends first.
setPriority(19);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}

// Node 20 reads TypeScript by tsx.
if (!process.features.typescript) (await import('tsx/esm/api')).register();

await import('./answer.ts');
