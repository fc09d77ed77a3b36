// Node 20 reads TypeScript by tsx, which a thread does not inherit.
if (!process.features.typescript) (await import('tsx/esm/api')).register();

await import('./worker.ts');
