import { createHash, randomBytes } from 'node:crypto';
import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Queryable, Transaction } from '../db/connection.ts';
import { timestamptz } from '../db/rows.ts';
import { accounts, sessions, staffRoles } from '../db/schema.ts';
import type { SignInMethod } from '../db/tables/signIn.ts';
import { NotSignedIn } from '../errors.ts';
import { enqueueMails } from '../mail/outbox.ts';
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
 * Returns whether a person may sign in as known: where single sign-on is required of staff, only by it, or with an emergency
 * account, whatever the providers' settings are. A refusal is recorded.
 */
export async function maySignIn(
  tx: Transaction,
  { accountId, methods = [] }: NewSession,
  now: Date,
): Promise<'yes' | 'inEmergency' | 'no'> {
  if (methods.includes('signOn')) return 'yes';
  const { rows } = await tx.execute<{ required: boolean; emergency: boolean }>(
    sql`select exists (select from emergency_accounts) and a.staff as required,
      exists (select from emergency_accounts e where e.account_id = a.id) as emergency
      from accounts a where a.id = ${accountId}`,
  );
  const [found] = rows;
  if (!found?.required) return 'yes';
  if (found.emergency) return 'inEmergency';
  await recordAudit(tx, {
    actorId: null,
    subject: { type: 'account', id: accountId },
    event: 'signOnRefused',
    after: { reason: 'withoutSignOn', methods },
    at: now,
  });
  return 'no';
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
    with a as (
      update accounts a set last_sign_in_at = ${at}
      where a.id = ${accountId} and a.enabled and ${unchanged}
      returning a.id, a.credential_epoch
    )
    insert into sessions
      (token_hash, account_id, credential_epoch, methods, created_at, proved_at, last_activity_at, browser, system,
        identity_id, provider_session)
    select ${made.tokenHash}, a.id, a.credential_epoch, ${sql.param(methods)}::text[], ${at}, ${timestamptz(provedAt ?? now)}, ${at},
      ${device?.browser ?? null}::text, ${device?.system ?? null}::text, ${signOn?.identityId ?? null}::uuid,
      ${signOn?.providerSession ?? null}::text
    from a
    returning id`);
  return rows[0] && { ...made, ...rows[0] };
}

/** Tells every administrator that an emergency account was used. */
export async function raiseAlarm(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const [used] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  const isAdministrator = exists(
    tx
      .select()
      .from(staffRoles)
      .where(and(eq(staffRoles.accountId, accounts.id), eq(staffRoles.role, 'administrator'))),
  );
  const administrators = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(accounts.enabled, isAdministrator));
  await recordAudit(tx, {
    actorId: accountId,
    subject: { type: 'account', id: accountId },
    event: 'emergencySignIn',
    at: now,
  });
  await enqueueMails(
    tx,
    administrators.map(({ email: to }) => ({
      to,
      template: 'emergencySignIn',
      params: { name: used?.email ?? '' },
      now,
    })),
  );
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
