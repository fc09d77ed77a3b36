import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../contract/dates.ts';
import {
  type FactorKind,
  type FactorMethod,
  factorKinds,
  factorMethods,
} from '../../../contract/factorMethods.ts';
import { limits } from '../../../contract/limits.ts';
import type { Challenge } from '../../../contract/records.ts';
import type { Queryable, Transaction } from '../db/connection.ts';
import { timestamptz } from '../db/rows.ts';
import { accounts, factors, pendingSignIns, recoveryCodes } from '../db/schema.ts';
import { hashSessionToken, type NewSession, newToken } from './sessions.ts';

/** For how long a sign-in waits for its second factor. */
const LIFE_MS = 5 * MINUTE;
/** After so many wrong answers the sign-in begins anew. */
const MAX_FAILURES = 5;

/** Returns what is asked of a person before a session is opened: nothing if there is no factor, or one was used already. */
export async function methodsAskedOf(
  db: Queryable,
  { accountId, methods = [] }: NewSession,
): Promise<FactorMethod[]> {
  // The provider asks for what it demands.
  if (methods.includes('signOn')) return [];
  if (methods.some((used) => factorMethods.some((method) => method === used))) return [];
  const factors = await factorsOf(db, accountId);
  if (factors.length === 0) return [];
  return (await countRecoveryCodes(db, accountId)) > 0 ? [...factors, 'recoveryCode'] : factors;
}

/** Staff who are asked for a second step for the first time have some days to add it. */
export async function giveGrace(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ secondStepDueAt: new Date(now.getTime() + limits.secondStepGraceDays * DAY) })
    .where(and(eq(accounts.id, accountId), accounts.staff, isNull(accounts.secondStepDueAt)));
}

/** Returns what kinds of factors a person has, passkeys first. */
export async function factorsOf(db: Queryable, accountId: string): Promise<FactorKind[]> {
  const rows = await db
    .selectDistinct({ kind: factors.kind })
    .from(factors)
    .where(and(eq(factors.accountId, accountId), isNotNull(factors.confirmedAt)));
  return factorKinds.filter((kind) => rows.some((row) => row.kind === kind));
}

export const countRecoveryCodes = (db: Queryable, accountId: string): Promise<number> =>
  db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)),
  );

/**
 * Stores a sign-in that waits for a factor. Returns what is asked, and the token of the browser's cookie; undefined if the
 * account is disabled or has another epoch.
 */
export async function askForFactor(
  tx: Transaction,
  { accountId, credentialEpoch, methods = [] }: NewSession,
  asked: FactorMethod[],
  now: Date,
): Promise<{ challenge: Challenge; token: string } | undefined> {
  const { token, tokenHash } = newToken();
  const expiresAt = timestamptz(new Date(now.getTime() + LIFE_MS));
  const unchanged =
    credentialEpoch === undefined ? sql`true` : sql`credential_epoch = ${credentialEpoch}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into pending_sign_ins (token_hash, account_id, credential_epoch, methods, expires_at)
    select ${tokenHash}, id, credential_epoch, ${sql.param(methods)}::text[], ${expiresAt}
    from accounts where id = ${accountId} and enabled and ${unchanged}
    returning id`);
  return rows[0] && { challenge: { id: rows[0].id, methods: asked }, token };
}

/** Returns the sign-in that waits in the browser with this token, and its account; undefined if it is over. */
export async function findPending(db: Queryable, id: string, token: string, now: Date) {
  const [found] = await db
    .select({
      id: pendingSignIns.id,
      accountId: accounts.id,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
      credentialEpoch: accounts.credentialEpoch,
      methods: pendingSignIns.methods,
    })
    .from(pendingSignIns)
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, pendingSignIns.accountId),
        eq(accounts.credentialEpoch, pendingSignIns.credentialEpoch),
        accounts.enabled,
      ),
    )
    .where(
      and(
        eq(pendingSignIns.id, id),
        eq(pendingSignIns.tokenHash, hashSessionToken(token)),
        gt(pendingSignIns.expiresAt, now),
      ),
    );
  return found;
}

/** Ends a waiting sign-in, so that it can be answered once. Returns whether it was still waiting. */
export async function endPending(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
  return rowCount === 1;
}

/** Counts a wrong answer. */
export async function failPending(db: Queryable, id: string): Promise<void> {
  const [row] = await db
    .update(pendingSignIns)
    .set({ failures: sql`${pendingSignIns.failures} + 1` })
    .where(eq(pendingSignIns.id, id))
    .returning({ failures: pendingSignIns.failures });
  if ((row?.failures ?? 0) < MAX_FAILURES) return;
  await db.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
}
