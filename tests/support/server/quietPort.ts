import { randomInt } from 'node:crypto';
import { freePort } from '../../../server/core/db/embedded/connection.ts';

/**
 * Returns a free port for a server that a test starts, below the system's ephemeral ports, so that no other program
 * gets it before the server listens or while it restarts.
 */
export const quietPort = (): Promise<number> => freePort(20_000 + randomInt(10_000));
