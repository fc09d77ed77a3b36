import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../../contract/dates.ts';
import { normalizeEmail } from '../../contract/email.ts';
import { enforce } from '../core/db/rateLimits.ts';
import { accounts } from '../core/db/schema.ts';
import { networkOf } from '../core/http/network.ts';
import { countFailedSignIn } from '../core/session/signInEvents.ts';
import { delayOf } from './delays.ts';
import { type Attempt, countFailure, countsOf, forgetCount, readCounts } from './failures.ts';

export interface Credentials {
  identity: string;
  password: string;
}

interface SignedIn {
  id: string;
  passwordHash: string;
  passwordVersion: number;
  staff: boolean;
}

/**
 * Signs in with the credentials, and remembers the device. Returns the account, or undefined if it may not sign in.
 * @throws as {@link checkCredentials}
 */
export async function signInWith(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Credentials,
): Promise<SignedIn | undefined> {
  const account = await checkCredentials(app, request, credentials);
  // False if the password was changed while it was being checked.
  if (!account || !(await reply.signIn(account.id, account.passwordVersion))) return undefined;
  reply.rememberDevice(account);
  return account;
}

/**
 * Returns the account that may sign in with the credentials, or undefined. Unknown addresses, wrong passwords, locked
 * and disabled accounts can't be told apart, also not by the response time.
 * @throws TooManyRequests after too many sign-ins or failures from the network, or while too many of it wait; Busy when
 * too many requests of all networks wait.
 */
async function checkCredentials(
  app: FastifyInstance,
  request: FastifyRequest,
  { identity, password }: Credentials,
): Promise<SignedIn | undefined> {
  const { db, env } = app;
  const { account, attempt, delayMs } = await app.accountLookups.run('signIn', request, () =>
    lookUp(app, request, normalizeEmail(identity)),
  );
  if (delayMs > 0) await app.wait(delayMs);
  const stored = account?.passwordHash ?? null;
  const right = await app.passwords.matches(password, stored, 'signIn', request);

  // Checked after the hashing, so that sending many guesses at once allows no more attempts than sending them in turn.
  const now = app.clock.now();
  const counts = countsOf(attempt, env.limits);
  const [pair] = await readCounts(db, [counts.pair], now);
  const locked = !attempt.device && pair?.isLocked;
  if (!account?.enabled || !right || locked) {
    await countFailure(db, attempt, { limits: env.limits, now });
    await countFailedSignIn(db, { ip: request.ip, env, now }, identity);
    return undefined;
  }
  await forgetCount(db, attempt.device ? counts.device : counts.pair);
  return account;
}

/** Counts the attempt, and returns its account and delay. @throws TooManyRequests */
async function lookUp(app: FastifyInstance, request: FastifyRequest, email: string) {
  const { db, env } = app;
  const [network, now] = [networkOf(request.ip), app.clock.now()];
  const max = env.limits.signInsPerMinute;
  await enforce(db, { name: 'sign-in', who: network, windowMs: MINUTE, max }, now);
  const account = await db.query.accounts.findFirst({
    columns: {
      id: true,
      passwordHash: true,
      passwordVersion: true,
      enabled: true,
      staff: true,
    },
    where: eq(accounts.email, email),
  });
  const device = account && app.knownDevice(request, account);
  const attempt: Attempt = { email, network, device };
  return { account, attempt, delayMs: await delayOf(app, attempt, now) };
}
