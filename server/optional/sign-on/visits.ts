import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { MINUTE } from '../../../contract/dates.ts';
import type { Queryable } from '../../core/db/connection.ts';
import { signOnAttempts } from '../../core/db/schema.ts';
import type { SignOnPurpose } from '../../core/db/tables/signOn.ts';
import { hashSessionToken, newToken } from '../../core/session/sessions.ts';
import type { VisitSecrets } from './provider.ts';

/** For how long somebody may stay at the provider. */
const LIFE_MS = 10 * MINUTE;

export interface Visit {
  provider: string;
  purpose: SignOnPurpose;
  /** The open session for which somebody is linked or proves who it is. */
  sessionId: string | null;
}

/** Returns what belongs to a visit, which follows from the token of its cookie: the database alone reveals none of it. */
export const secretsOf = (token: string): VisitSecrets => {
  const of = (what: string) => createHash('sha256').update(`${what}:${token}`).digest('base64url');
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') };
};

/** Stores a visit, and returns the token of its cookie. */
export async function startVisit(db: Queryable, visit: Visit, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.insert(signOnAttempts).values({ tokenHash, expiresAt, ...visit });
  return token;
}

/** Ends the visit of a cookie, so that it comes back once. Returns undefined if there is none, or it went elsewhere. */
export async function endVisit(
  db: Queryable,
  { token, provider }: { token: string; provider: string },
  now: Date,
): Promise<Visit | undefined> {
  const [visit] = await db
    .delete(signOnAttempts)
    .where(
      and(
        eq(signOnAttempts.tokenHash, hashSessionToken(token)),
        eq(signOnAttempts.provider, provider),
        gt(signOnAttempts.expiresAt, now),
      ),
    )
    .returning();
  return visit;
}
