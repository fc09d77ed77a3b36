import { readEnv } from '../../server/core/config/env.ts';
import { startServer } from '../../server/start/start.ts';

/**
 * One node of the cluster: the server as `npm start` runs it, but for the portal.
 */
const { stop } = await startServer(readEnv());
process.once('SIGTERM', () => stop().then(() => process.exit(0)));
// The cluster was killed.
process.once('disconnect', () => process.exit(1));
// The cluster asks for its memory.
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.send?.('ready');
