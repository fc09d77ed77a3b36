import { readEnv } from './env.ts';
import { explain } from './explain.ts';
import { ensurePortal } from './portal-build.ts';
import { type RunningServer, startServer } from './start.ts';
import { welcome } from './welcome.ts';

/** `npm start`: runs the product in one process. */

/** The process exits after this time, even if something hangs. */
const STOP_TIMEOUT_MS = 9_500;

const print = (line: string) => process.stdout.write(`${line}\n`);

function stopOnSignals({ app, stop }: RunningServer): void {
  let stopping = false;
  const onSignal = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (err) => {
        app.log.error({ err }, 'The stop failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'Uncaught');
    process.exit(1);
  });
}

try {
  const env = readEnv();
  const server = await startServer(env, () => ensurePortal(print));
  stopOnSignals(server);
  print((await welcome(server.app, env)).join('\n'));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
