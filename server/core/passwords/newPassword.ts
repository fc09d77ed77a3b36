import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../../contract/dates.ts';
import { enforce } from '../db/rateLimits.ts';
import { networkOf } from '../http/network.ts';
import type { Requester } from './passwords.ts';

/**
 * Returns the hash of a password that a guest sets. Each attempt is counted before the hashing, also one that fails.
 * @param count checks further limits
 * @throws TooManyRequests after too many attempts from the network, or while too many of it wait; Busy when too many of
 * all networks wait
 */
export async function hashNewPassword(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'env' | 'passwords' | 'accountLookups'>,
  password: string,
  requester: Requester,
  count?: () => Promise<void>,
): Promise<string> {
  const { db, env } = app;
  const who = networkOf(requester.ip);
  const max = env.limits.newPasswordsPerHour;
  const now = app.clock.now();
  await app.accountLookups.run('newPassword', requester, async () => {
    await enforce(db, { name: 'new-password', who, windowMs: HOUR, max }, now);
    await count?.();
  });
  return app.passwords.hash(password, requester);
}
