import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connection.ts';
import { timestamptz } from '../db/rows.ts';
import { sessions } from '../db/schema.ts';
import type { SignInMethod } from '../db/tables/signIn.ts';
import { NotSignedIn } from '../errors.ts';
import type { Device } from '../rules/device.ts';

export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A session's token, which only the cookie contains, and its hash, which is stored. */
export interface SessionToken {
  token: string;
  tokenHash: string;
}

export function newToken(): SessionToken {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSessionToken(token) };
}

export interface NewSession {
  accountId: string;
  /** The account's epoch when it was checked; absent if the same transaction has just raised it. */
  credentialEpoch?: number | undefined;
  methods?: readonly SignInMethod[];
  /** When the person proved who it is, if it was not just now. */
  provedAt?: Date;
  /** As whom a provider of single sign-on knew the person, and the provider's own session. */
  signOn?: { identityId: string; providerSession: string | undefined };
  device?: Device;
}

/**
 * Opens a session. Returns undefined if the account is disabled, or what lets the person in is no longer what was checked.
 * The lock on the account makes a concurrent change of it wait for this insert, or the insert for the change.
 */
export async function startSession(
  db: Queryable,
  { accountId, credentialEpoch, methods = ['password'], provedAt, signOn, device }: NewSession,
  now: Date,
): Promise<(SessionToken & { id: string }) | undefined> {
  const made = newToken();
  const at = timestamptz(now);
  const unchanged =
    credentialEpoch === undefined ? sql`true` : sql`a.credential_epoch = ${credentialEpoch}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into sessions
      (token_hash, account_id, credential_epoch, methods, created_at, proved_at, last_activity_at, browser, system,
        identity_id, provider_session)
    select ${made.tokenHash}, a.id, a.credential_epoch, ${sql.param(methods)}::text[], ${at}, ${timestamptz(provedAt ?? now)}, ${at},
      ${device?.browser ?? null}::text, ${device?.system ?? null}::text, ${signOn?.identityId ?? null}::uuid,
      ${signOn?.providerSession ?? null}::text
    from accounts a where a.id = ${accountId} and a.enabled and ${unchanged}
    for share
    returning id`);
  return rows[0] && { ...made, ...rows[0] };
}

/** Notes that the person of a session has proved again who it is. @throws NotSignedIn if it was ended meanwhile */
export async function noteProof(
  db: Queryable,
  { tokenHash }: { tokenHash: string },
  method: SignInMethod,
  provedAt: Date,
): Promise<void> {
  const methods = sql`array_append(array_remove(${sessions.methods}, ${method}), ${method})`;
  const { rowCount } = await db
    .update(sessions)
    .set({ provedAt, methods })
    .where(eq(sessions.tokenHash, tokenHash));
  if (!rowCount) throw new NotSignedIn();
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of an account, or all but one. Returns how many. */
export async function endSessionsOf(
  db: Queryable,
  accountId: string,
  exceptTokenHash = '',
): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, exceptTokenHash)));
  return rowCount ?? 0;
}

/**
 * Marks the sessions of an account for renewal after a change of rights: the next request gets a new token, so that a
 * token that was stolen before does not gain the new rights.
 */
export async function renewSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(sessions).set({ renew: true }).where(eq(sessions.accountId, accountId));
}

/** Renews a session that {@link renewSessionsOf} has marked; of several concurrent requests only one does. */
export async function renewSession(
  db: Queryable,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ tokenHash: to, previousHash: from, renewedAt: now, renew: false })
    .where(and(eq(sessions.tokenHash, from), sessions.renew));
}

/**
 * Keeps the session in which its person has changed what lets it in, with a new token, and ends all others.
 * @throws NotSignedIn if the session was ended in the meantime, so that it may no longer change anything
 */
export async function keepSession(
  tx: Transaction,
  accountId: string,
  session: { tokenHash: string } | null,
): Promise<SessionToken> {
  const made = newToken();
  const credentialEpoch = sql`(select credential_epoch from accounts where id = ${accountId})`;
  const { rowCount } = await tx
    .update(sessions)
    .set({ tokenHash: made.tokenHash, credentialEpoch, previousHash: null, renew: false })
    .where(eq(sessions.tokenHash, session?.tokenHash ?? ''));
  if (!rowCount) throw new NotSignedIn();
  await endSessionsOf(tx, accountId, made.tokenHash);
  return made;
}
