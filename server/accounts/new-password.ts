import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network.ts';
import type { Requester } from './concurrency-limiter.ts';
import { enforce, HOUR } from './limits.ts';

/**
 * The hash of a password that a guest sets. Each try is counted before it costs anything, whatever becomes of it.
 * `count` asks for what else limits it.
 * @throws TooManyRequests after too many tries of the network, or while too many of it wait; Busy when too many wait.
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
