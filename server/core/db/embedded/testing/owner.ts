/**
 * A process that owns a data directory: prints one line of JSON with the connection string or the error, and runs until
 * SIGTERM.
 */
import { startEmbedded } from '../embedded.ts';

const print = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
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
  print({ url });
} catch (error) {
  const { name, message } = error as Error;
  print({ name, message });
  process.exitCode = 1;
}
