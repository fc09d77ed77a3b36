import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../contract/dates.ts';
import type { NewPasskey, PasskeyAnswer } from '../../contract/forms/factors.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Env } from '../core/config/env.ts';
import type { Database } from '../core/db/connection.ts';
import { accounts, factors, passkeyChallenges } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import type { Person } from '../core/session/person.ts';

/** For how long a passkey may be asked. */
const LIFE_MS = 5 * MINUTE;

type Parts = Pick<FastifyInstance, 'db' | 'env' | 'clock' | 'brand'>;

/** What a passkey is asked for, and the session, waiting sign-in or browser that is asked: an answer counts nowhere else. */
export type PasskeyUse = `${'new' | 'proof' | 'secondStep' | 'alone'} ${string}`;

/** Loaded when it is used: few people have a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** Whose passkeys they are: from the settings and never from a request, whose host anybody can choose. */
const siteOf = ({ publicUrl }: Pick<Env, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
};

/** Returns what a passkey is asked: one of the account, or without one any, which says whose it is. */
export async function askPasskey({ db, env, clock }: Parts, use: PasskeyUse, accountId?: string) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(env).id,
    userVerification: 'required',
    timeout: LIFE_MS,
    ...(accountId && { allowCredentials: await credentialsOf(db, accountId) }),
  });
  await keep(db, options.challenge, use, clock.now());
  return { ...options };
}

/** Returns what a new passkey of a person is made for. */
export async function askNewPasskey({ db, env, clock, brand }: Parts, use: PasskeyUse, of: Person) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(env).id,
    userID: new TextEncoder().encode(of.id),
    userName: of.email,
    userDisplayName: `${of.firstName} ${of.lastName}`,
    timeout: LIFE_MS,
    excludeCredentials: await credentialsOf(db, of.id),
    // Found without an address, so that it can be the only step.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keep(db, options.challenge, use, clock.now());
  return { ...options };
}

async function credentialsOf(db: Database, accountId: string) {
  const rows = await db
    .select({ id: factors.credentialId, transports: factors.transports })
    .from(factors)
    .where(and(eq(factors.accountId, accountId), isNotNull(factors.credentialId)));
  return rows.map(({ id, transports }) => ({ id: id ?? '', transports: transports ?? [] }));
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

async function keep(db: Database, challenge: string, use: PasskeyUse, now: Date) {
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.insert(passkeyChallenges).values({ challengeHash: hashOf(challenge), use, expiresAt });
}

/** Returns what takes a challenge away: it is answered once, right or wrong. */
const takeOf =
  ({ db, clock }: Parts, use: PasskeyUse) =>
  async (challenge: string) => {
    const { rowCount } = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, hashOf(challenge)),
          eq(passkeyChallenges.use, use),
          gt(passkeyChallenges.expiresAt, clock.now()),
        ),
      );
    return rowCount === 1;
  };

/**
 * Returns the new passkey in an answer of a browser.
 * @throws InvalidInput, with the reason in the audit alone
 */
export async function readNewPasskey(
  parts: Parts,
  use: PasskeyUse,
  response: NewPasskey,
  accountId: string,
) {
  const { origin, id } = siteOf(parts.env);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: takeOf(parts, use),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch((reason: Error) => refuse(parts, accountId, reason.message));
  if (!registrationInfo) return refuse(parts, accountId, 'not verified');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? null,
    backedUp: credentialBackedUp,
  };
}

/**
 * Returns the account whose passkey has answered; of `accountId` alone, if it is given. The count of its uses only rises, so
 * that a copy of it is noticed; where it counts none, as those that are synchronized do, there is nothing to notice.
 * @throws InvalidInput, the same for every reason, which the audit has
 */
export async function readPasskey(
  parts: Parts,
  use: PasskeyUse,
  response: PasskeyAnswer,
  accountId?: string,
) {
  const { db, env, clock } = parts;
  const [found] = await db
    .select({ factor: factors, account: accounts })
    .from(factors)
    .innerJoin(accounts, eq(accounts.id, factors.accountId))
    .where(eq(factors.credentialId, response.id));
  if (!found) return refuse(parts, accountId, 'unknown passkey');
  const { factor, account } = found;
  const owner = accountId ?? account.id;
  if (account.id !== owner) return refuse(parts, owner, 'passkey of somebody else');
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== account.id) {
    return refuse(parts, owner, 'passkey says that it is of somebody else');
  }
  const { origin, id } = siteOf(env);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: takeOf(parts, use),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(factor.publicKey ?? []),
      counter: factor.counter,
    },
  }).catch((reason: Error) => refuse(parts, owner, reason.message));
  if (!verified) return refuse(parts, owner, 'bad signature');
  const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
  const rises = counter === 0 ? eq(factors.counter, 0) : lt(factors.counter, counter);
  const { rowCount } = await db
    .update(factors)
    .set({ counter, backedUp, usedAt: clock.now() })
    .where(and(eq(factors.id, factor.id), rises));
  if (rowCount !== 1) return refuse(parts, owner, 'its count does not rise');
  return account;
}

async function refuse(
  { db, clock }: Parts,
  accountId: string | undefined,
  reason: string,
): Promise<never> {
  if (accountId) {
    await recordAudit(db, {
      actorId: null,
      subject: { type: 'account', id: accountId },
      event: 'refusePasskey',
      // The library's, which quotes what was sent.
      after: { reason: reason.replace(/[^ -~]/g, '?').slice(0, 200) },
      at: clock.now(),
    });
  }
  throw new InvalidInput('error.passkeyRefused');
}
