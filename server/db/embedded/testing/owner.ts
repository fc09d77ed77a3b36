/**
 * A process that owns the data directory given to it: writes one line of JSON with the URL or the error,
 * then lives until SIGTERM.
 */
import { startEmbedded } from '../embedded.ts';

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const log = {
  info: (message: string) => process.stderr.write(`${message}\n`),
  warn: (message: string) => process.stderr.write(`${message}\n`),
};

try {
  const { url, stop } = await startEmbedded({ dataDir: process.argv[2] ?? '', log });
  process.once('SIGTERM', async () => {
    await stop();
    process.exit(0);
  });
  say({ url });
} catch (error) {
  const { name, message } = error as Error;
  say({ name, message });
  process.exitCode = 1;
}
