import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { idleMs } from '../../contract/policies.ts';
import type { OpenSession, Policies } from '../../contract/records.ts';
import type { Database, Queryable } from '../core/db/connection.ts';
import { accounts, sessions } from '../core/db/schema.ts';

const MAX_LISTED = 100;

/** The condition for the sessions of an account that are neither expired nor ended by a password change. */
const openOf = (accountId: string, policies: Policies, now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return and(
    eq(sessions.accountId, accountId),
    gt(sessions.lastActivityAt, ago(idleMs(policies))),
    gt(sessions.createdAt, ago(limits.sessionMaxMs)),
    sql`${sessions.credentialEpoch} = (select ${accounts.credentialEpoch} from ${accounts} where ${accounts.id} = ${accountId})`,
  );
};

/** Returns the open sessions of a person: the current one first, then by last activity. */
export async function listSessions(
  db: Database,
  { accountId, current }: { accountId: string; current: string },
  policies: Policies,
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      signedInAt: sessions.createdAt,
      lastActivityAt: sessions.lastActivityAt,
    })
    .from(sessions)
    .where(openOf(accountId, policies, now))
    .orderBy(desc(eq(sessions.id, current)), desc(sessions.lastActivityAt), sessions.id)
    .limit(MAX_LISTED);
  return rows.map(({ signedInAt, lastActivityAt, ...row }) => ({
    ...row,
    signedInAt: signedInAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
    current: row.id === current,
  }));
}

export const countSessions = (
  db: Queryable,
  accountId: string,
  policies: Policies,
  now: Date,
): Promise<number> => db.$count(sessions, openOf(accountId, policies, now));
