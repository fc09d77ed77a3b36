import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { normaliseEmail } from '../../contract/email.ts';
import { accounts } from '../db/schema.ts';
import { enforce, MINUTE } from './limits.ts';
import { countFailure, forgetFailures, isLocked } from './lock.ts';
import { isPassword } from './passwords.ts';

export interface Credentials {
  identity: string;
  password: string;
  /** Address of the network. */
  ip: string;
}

/**
 * The account that may sign in with these, or undefined. Unknown, wrong, locked and disabled look alike and take
 * alike long (F4).
 * @throws Refusal 429 after too many sign-ins of the address of the network (I18).
 */
export async function checkCredentials(
  { db, clock, env }: Pick<FastifyInstance, 'db' | 'clock' | 'env'>,
  { identity, password, ip }: Credentials,
): Promise<{ id: string; staff: boolean; passwordVersion: number } | undefined> {
  const now = clock.now();
  const max = env.limits.signInsPerMinute;
  await enforce(db, { name: 'sign-in', who: ip, windowMs: MINUTE, max }, now);

  const email = normaliseEmail(identity);
  const account = await db.query.accounts.findFirst({
    columns: {
      id: true,
      passwordHash: true,
      passwordVersion: true,
      enabled: true,
      emailConfirmedAt: true,
      staff: true,
    },
    where: eq(accounts.email, email),
  });
  const right = await isPassword(password, account?.passwordHash ?? null);
  // Asked after the hashing, so that of many guesses sent at once no more are tried than one after the other.
  const locked = await isLocked(db, email, now);
  // An address that nobody has confirmed may be somebody else's than whoever registered it.
  if (!account?.emailConfirmedAt || !right || locked || !account.enabled) {
    await countFailure(db, email, now);
    return undefined;
  }
  await forgetFailures(db, email);
  return account;
}
