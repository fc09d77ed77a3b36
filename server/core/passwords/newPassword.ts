import type { Brand } from '../../../contract/brand.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/connection.ts';
import { enforce, rateLimits } from '../db/rateLimits.ts';
import { invalidInput } from '../errors.ts';
import { networkOf } from '../http/network.ts';
import type { PasswordOwner } from '../rules/ownPassword.ts';
import type { Passwords, Requester } from './passwords.ts';

/** What it takes to hash a password that a guest sets. */
interface Hashing extends Judging {
  db: Database;
  clock: Clock;
  env: Pick<Env, 'limits' | 'timeZone' | 'policies'>;
  passwords: Passwords;
}

interface Judging {
  env: Pick<Env, 'policies'>;
  brand: Pick<Brand, 'name' | 'shortName'>;
}

/** @throws InvalidInput at the field if the owner may not have this password, or others would guess it soon */
export async function judgePassword(
  { env, brand }: Judging,
  password: string,
  { staff, words }: PasswordOwner,
): Promise<void> {
  // Its lists of words are loaded by those nodes alone on which somebody chooses a password.
  const { passwordOf } = await import('../rules/ownPassword.ts');
  const owner = { staff, words: [...words, brand.name, brand.shortName] };
  const { error } = passwordOf(() => env.policies, owner).safeParse({ password });
  if (error) throw invalidInput(error);
}

/**
 * Returns the hash of a password that a guest sets. Each attempt is counted before the hashing, also one that fails.
 * @param count checks further limits
 * @throws as {@link judgePassword}; TooManyRequests after too many attempts from the network, or while too many of it
 * wait; Busy when too many of all networks wait
 */
export async function hashNewPassword(
  hashing: Hashing,
  password: string,
  requester: Requester,
  { owner, count }: { owner: PasswordOwner; count?: () => Promise<void> },
): Promise<string> {
  const { db, clock, env, passwords } = hashing;
  return passwords.inTurn('newPassword', requester, async () => {
    await enforce(db, rateLimits(env).newPasswords, networkOf(requester.ip), clock.now());
    await judgePassword(hashing, password, owner);
    await count?.();
    return passwords.hash(password);
  });
}
