import nodeModule from 'node:module';
import { join } from 'node:path';
import type { RunningServer } from './start/serve.ts';

/** `npm start`: runs the product in one process. */

/** After the drain the process exits within this time, even if something hangs. */
const STOP_TIMEOUT_MS = 9_500;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Keeps compiled code for the next start, which then takes a fifth less. Node 20 has no such cache. */
interface CompileCache {
  enableCompileCache?(directory: string): void;
  flushCompileCache?(): void;
}
const compiled: CompileCache = nodeModule as never;
compiled.enableCompileCache?.(join(process.env.DATA_DIR || '.data', 'compiled'));

let isStopping = false;
// Before the server's modules are loaded, which takes a second: process 1 of a container ignores unhandled signals.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopServer);
const running = start();

async function start(): Promise<RunningServer> {
  try {
    const [{ readEnv }, { startServer }] = await Promise.all([
      import('./core/config/env.ts'),
      import('./start/start.ts'),
    ]);
    const env = readEnv();
    const server = await startServer(env, async () => {
      const { portalToServe } = await import('./pages/portalBuild.ts');
      return portalToServe(env, print);
    });
    process.on('uncaughtException', (err) => {
      server.app.log.fatal({ err }, 'Uncaught');
      process.exit(1);
    });
    const { welcome } = await import('./start/welcome.ts');
    print((await welcome(server.app, env)).join('\n'));
    // Not only when the process ends, since it may be killed.
    compiled.flushCompileCache?.();
    return server;
  } catch (error) {
    const { explain } = await import('./start/explain.ts');
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function stopServer(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { app, stop } = await running;
  app.log.info(`${signal}: stopping`);
  setTimeout(() => process.exit(1), app.env.drainMs + STOP_TIMEOUT_MS).unref();
  try {
    await stop();
    process.exit(0);
  } catch (err) {
    app.log.error({ err }, 'The stop failed');
    process.exit(1);
  }
}
