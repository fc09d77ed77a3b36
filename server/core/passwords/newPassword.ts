import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/connection.ts';
import { enforce, rateLimits } from '../db/rateLimits.ts';
import { networkOf } from '../http/network.ts';
import type { Passwords, Requester } from './passwords.ts';

/** What it takes to hash a password that a guest sets. */
interface Hashing {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'limits' | 'timeZone'>;
  passwords: Passwords;
}

/**
 * Returns the hash of a password that a guest sets. Each attempt is counted before the hashing, also one that fails.
 * @param count checks further limits
 * @throws TooManyRequests after too many attempts from the network, or while too many of it wait; Busy when too many of
 * all networks wait
 */
export async function hashNewPassword(
  { db, clock, env, passwords }: Hashing,
  password: string,
  requester: Requester,
  count?: () => Promise<void>,
): Promise<string> {
  return passwords.inTurn('newPassword', requester, async () => {
    await enforce(db, rateLimits(env).newPasswords, networkOf(requester.ip), clock.now());
    await count?.();
    return passwords.hash(password);
  });
}
