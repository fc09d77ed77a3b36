import { createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../../../contract/dates.ts';
import { keysFor } from '../config/secrets.ts';
import type { Transaction } from '../db/connection.ts';
import { isWithin, rateLimits } from '../db/rateLimits.ts';
import { accounts, usedLinks } from '../db/schema.ts';
import { InvalidInput } from '../errors.ts';
import { hashToken } from '../mail/tokens.ts';

/** For how long a press counts again: as long as the session would live idle that a lost answer has opened. */
const KEPT_MS = 30 * MINUTE;

/** A request that uses up an emailed link. */
type LinkRequest = FastifyRequest & { body: object };

/** Returns the password that a request sets or names, whether it is repeated, and what else it sends. */
function partsOf({ body }: LinkRequest) {
  const { password, confirmPassword, ...others } = body as Record<string, unknown>;
  return {
    password: password as string | undefined,
    others: { ...others, isNew: confirmPassword !== undefined },
  };
}

export interface LinkAccount {
  id: string;
  passwordHash: string | null;
  /** The epoch of what was checked; absent if `use` has just raised it. */
  credentialEpoch?: number;
}

/** Notes, in the transaction that uses the link up, whose account that was for. */
type NoteUse = (tx: Transaction, accountId: string) => Promise<void>;

/**
 * Uses up an emailed link by `use`, and returns what that returns. If the link is used already, because this browser has
 * sent the same a short time ago and its answer was lost, returns the account that was for; nothing happens again. For
 * every other browser and body the link stays used.
 * @throws what `use` throws
 */
export async function useLink(
  request: LinkRequest,
  token: string,
  use: (note: NoteUse) => Promise<LinkAccount>,
): Promise<LinkAccount> {
  try {
    return await use((tx, accountId) => noteUse(tx, request, { token, accountId }));
  } catch (error) {
    const isUsed = error instanceof InvalidInput && error.code === 'error.deadToken';
    const earlier = isUsed ? await earlierUse(request, token) : undefined;
    if (earlier) return earlier;
    throw error;
  }
}

/**
 * Signs in whom a link has given an account. A second press may meet a factor that was added meanwhile.
 * @throws InvalidInput if its password was changed meanwhile
 */
export async function enterByLink(reply: FastifyReply, account: LinkAccount) {
  const { id: accountId, credentialEpoch } = account;
  const entry = await reply.signIn({ accountId, credentialEpoch, methods: ['link'] });
  if (!entry) throw new InvalidInput('error.deadToken');
  if (!entry.challenge) reply.rememberDevice(account);
  return { status: 'ok' as const, ...entry };
}

/** Returns the keyed hashes of a request: of its browser, and of what it sends but for the password. */
function sealsOf(request: LinkRequest) {
  const { server } = request;
  const [key] = keysFor(server.env, 'used links');
  const seal = (...parts: unknown[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const { endpoint } = request.routeOptions.config;
  return {
    browsers: server.browserOf(request).map((value) => seal('browser', value)),
    sent: seal('sent', endpoint, partsOf(request).others),
  };
}

async function noteUse(
  tx: Transaction,
  request: LinkRequest,
  { token, accountId }: { token: string; accountId: string },
): Promise<void> {
  const endsAt = new Date(request.server.clock.now().getTime() + KEPT_MS);
  const noted = { ...sealsOf(request), accountId, endsAt };
  await tx
    .insert(usedLinks)
    .values({ tokenHash: hashToken(token), ...noted })
    // A person who was removed may be invited again by the same link.
    .onConflictDoUpdate({ target: usedLinks.tokenHash, set: noted });
}

async function earlierUse(request: LinkRequest, token: string): Promise<LinkAccount | undefined> {
  const { db, clock, env, passwords } = request.server;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const [used] = await db
    .select({
      browsers: usedLinks.browsers,
      sent: usedLinks.sent,
      id: accounts.id,
      passwordHash: accounts.passwordHash,
      credentialEpoch: accounts.credentialEpoch,
    })
    .from(usedLinks)
    .innerJoin(accounts, eq(accounts.id, usedLinks.accountId))
    .where(and(eq(usedLinks.tokenHash, tokenHash), gt(usedLinks.endsAt, now), accounts.enabled));
  if (!used) return undefined;
  const { browsers, sent } = sealsOf(request);
  if (used.sent !== sent || !browsers.some((own) => used.browsers.includes(own))) return undefined;
  if (!(await isWithin(db, rateLimits(env).usedLinks, tokenHash, now))) return undefined;

  const { id, passwordHash, credentialEpoch } = used;
  const { password } = partsOf(request);
  const isSame =
    password === undefined ||
    (await passwords.inTurn('newPassword', request, () =>
      passwords.matches(password, passwordHash),
    ));
  if (!isSame) return undefined;
  // This answer may be lost as well, but for its cookies.
  await db
    .update(usedLinks)
    .set({ browsers: [...new Set([...used.browsers, ...browsers])] })
    .where(eq(usedLinks.tokenHash, tokenHash));
  return { id, passwordHash, credentialEpoch };
}
