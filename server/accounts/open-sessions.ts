import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { idleMs } from '../../contract/policies.ts';
import type { OpenSession, Policies } from '../../contract/records.ts';
import type { Database, Queryable } from '../db/connection.ts';
import { accounts, sessions } from '../db/schema.ts';

/** More are not listed; all of them end together. */
const LISTED = 100;

/** The sessions of an account that have not ended: neither by time nor by a change of the password. */
const openOf = (accountId: string, policies: Policies, now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return and(
    eq(sessions.accountId, accountId),
    gt(sessions.lastActivityAt, ago(idleMs(policies))),
    gt(sessions.createdAt, ago(limits.sessionMaxMs)),
    sql`${sessions.passwordVersion} = (select ${accounts.passwordVersion} from ${accounts} where ${accounts.id} = ${accountId})`,
  );
};

/** Where a person is signed in: this session first, then by the last activity. */
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
    .limit(LISTED);
  return rows.map(({ signedInAt, lastActivityAt, ...row }) => ({
    ...row,
    signedInAt: signedInAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
    current: row.id === current,
  }));
}

/** In how many places a person is signed in. */
export const countSessions = (
  db: Queryable,
  accountId: string,
  policies: Policies,
  now: Date,
): Promise<number> => db.$count(sessions, openOf(accountId, policies, now));
