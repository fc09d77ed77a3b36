import { randomInt } from 'node:crypto';
import { freePort } from '../db/embedded/connection.ts';

/**
 * A free port for a server that a test starts. Below those that the system hands out, so that nobody is given it by
 * chance until the server listens, nor while it is started anew.
 */
export const quietPort = (): Promise<number> => freePort(20_000 + randomInt(10_000));
