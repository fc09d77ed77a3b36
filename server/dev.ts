import { createServer } from 'vite';
import { readEnv } from './core/config/env.ts';
import { explain } from './start/explain.ts';
import { startServer } from './start/start.ts';

/** `npm run dev:server`: starts the API, and Vite's development server, which forwards API calls. */

async function start() {
  const env = readEnv({ HOST: 'localhost', PUBLIC_URL: 'http://localhost:5173', ...process.env });
  const { stop } = await startServer(env);
  // Read by vite.config.ts.
  process.env.HUB_API = `http://localhost:${env.port}`;
  const vite = await createServer();
  await vite.listen();
  vite.printUrls();
  return () => Promise.all([vite.close(), stop()]);
}

const stop = await start().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
let isStopping = false;
// Vite's own listener ends the process before PostgreSQL has stopped.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // More than once: npm passes on a signal that the process has had already.
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  });
}
