import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeEmail } from '../../contract/email.ts';
import { inTransaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { accounts } from '../core/db/schema.ts';
import { WrongCredentials } from '../core/errors.ts';
import { networkOf } from '../core/http/network.ts';
import type { Entry } from '../core/session/session.ts';
import { countFailedSignIn } from '../core/session/signInEvents.ts';
import { type Attempt, countFailure, forgetAttempt, isAdmitted } from './failures.ts';

/** Signs in (specification §7). The response does not tell whether the address or the password is wrong. */
export async function login(app: FastifyInstance) {
  app.endpoint('login', async (request, reply) => {
    const entry = await signInWith(app, request, reply, request.body);
    if (!entry) throw new WrongCredentials();
    const { challenge } = entry;
    return { status: 'ok' as const, challenge };
  });
}

/** What signing in needs of the application. */
type SigningIn = Pick<FastifyInstance, 'db' | 'env' | 'clock' | 'knownDevice' | 'passwords'>;

export interface Credentials {
  identity: string;
  password: string;
}

/** Who may sign in, and the attempt that is forgotten once the session is open. */
interface Known {
  account: {
    id: string;
    passwordHash: string | null;
    credentialEpoch: number;
    staff: boolean;
  };
  attempt: Attempt;
}

/**
 * Signs in with the credentials, and remembers the device; or asks for a second factor first. Returns undefined if the
 * account may not sign in.
 * @throws as {@link checkCredentials}; TooManyRequests also while too many of the network wait, Busy when too many of all
 * networks do
 */
export async function signInWith(
  of: SigningIn,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Credentials,
): Promise<(Entry & { staff: boolean }) | undefined> {
  const known = await of.passwords.inTurn('signIn', request, () =>
    checkCredentials(of, request, credentials),
  );
  if (!known) return undefined;
  const { id: accountId, credentialEpoch, staff } = known.account;
  // Undefined if the password was changed while it was being checked.
  const entry = await reply.signIn({ accountId, credentialEpoch, methods: ['password'] });
  if (!entry) return undefined;
  if (!entry.challenge) await welcome(of, reply, known);
  return { ...entry, staff };
}

/** Forgets failures and remembers the device, once a session is open: who knows the password alone is no owner yet. */
export async function welcome(
  { db, env, clock }: Pick<SigningIn, 'db' | 'env' | 'clock'>,
  reply: FastifyReply,
  {
    account,
    attempt,
  }: Pick<Known, 'attempt'> & { account: { id: string; passwordHash: string | null } },
): Promise<void> {
  await forgetAttempt(db, attempt, { env, now: clock.now() });
  reply.rememberDevice(account);
}

/**
 * Returns the account that may sign in with the credentials, or undefined. Unknown addresses, wrong passwords, locked
 * and disabled accounts can't be told apart, also not by the response time.
 * @throws TooManyRequests after too many sign-ins or failures
 */
async function checkCredentials(
  of: SigningIn,
  request: FastifyRequest,
  { identity, password }: Credentials,
): Promise<Known | undefined> {
  const { db, env, clock, knownDevice, passwords } = of;
  const [email, network] = [normalizeEmail(identity), networkOf(request.ip)];
  await enforce(db, rateLimits(env).signIns, network, clock.now());
  const account = await db.query.accounts.findFirst({
    columns: { id: true, passwordHash: true, credentialEpoch: true, enabled: true, staff: true },
    where: eq(accounts.email, email),
  });
  const device = account && knownDevice(request, account);
  const attempt = { email, network, device };
  await isAdmitted(db, attempt, { env, now: clock.now() });
  const stored = account?.passwordHash ?? null;
  const right = await passwords.matches(password, stored);

  // Asked again, so that sending many guesses at once gets no more answers than sending them in turn.
  const judging = { env, now: clock.now() };
  const admitted = await isAdmitted(db, attempt, judging);
  if (account?.enabled && right && admitted) {
    return { account: await renewHash(of, account, password), attempt };
  }
  await countFailure(db, attempt, judging);
  await countFailedSignIn(db, { ip: request.ip, ...judging }, email);
  return undefined;
}

/** Hashes a right password anew if a hash costs more today, and returns the account with its hash. */
async function renewHash(
  { db, passwords }: Pick<SigningIn, 'db' | 'passwords'>,
  account: Known['account'],
  password: string,
): Promise<Known['account']> {
  const { id, passwordHash: outdated, credentialEpoch } = account;
  if (!outdated || !passwords.isOutdated(outdated)) return account;
  const passwordHash = await passwords.hash(password);
  const unchanged = and(
    eq(accounts.id, id),
    eq(accounts.passwordHash, outdated),
    eq(accounts.credentialEpoch, credentialEpoch),
  );
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.update(accounts).set({ passwordHash }).where(unchanged);
    if (!rowCount) return account;
    // The trigger has raised it, but what the same password has let in may stay.
    await tx.update(accounts).set({ credentialEpoch }).where(eq(accounts.id, id));
    return { ...account, passwordHash };
  });
}
