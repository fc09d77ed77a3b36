import { and, eq, inArray } from 'drizzle-orm';
import { HOUR } from '../../../contract/dates.ts';
import { recordAudit } from '../../core/audit/record.ts';
import type { Transaction } from '../../core/db/connection.ts';
import { identities, logoutTokens, sessions } from '../../core/db/schema.ts';
import { SignOnRefused } from './refused.ts';

interface Logout {
  issuer: string;
  /** Whose sessions end; absent: only the session that is named. */
  subject: string | undefined;
  /** The provider's own session; absent: all of the person. */
  session: string | undefined;
  jti: string;
}

/** A token is accepted for an hour (provider.ts), so it is remembered for longer. */
const REMEMBERED_MS = 2 * HOUR;

/** Ends the sessions that a provider's logout token names. @throws SignOnRefused if it was obeyed already */
export async function endProviderSessions(
  tx: Transaction,
  { issuer, subject, session, jti }: Logout,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
  const { rowCount } = await tx
    .insert(logoutTokens)
    .values({ issuer, jti, expiresAt })
    .onConflictDoNothing();
  if (!rowCount) throw new SignOnRefused('usedLogoutToken');
  const named = tx
    .select({ id: identities.id })
    .from(identities)
    .where(
      and(
        eq(identities.issuer, issuer),
        subject === undefined ? undefined : eq(identities.subject, subject),
      ),
    );
  const ended = await tx
    .delete(sessions)
    .where(
      and(
        inArray(sessions.identityId, named),
        session === undefined ? undefined : eq(sessions.providerSession, session),
      ),
    )
    .returning({ accountId: sessions.accountId });
  for (const id of new Set(ended.map(({ accountId }) => accountId))) {
    await recordAudit(tx, {
      actorId: null,
      subject: { type: 'account', id },
      event: 'endSessions',
      after: { ended: ended.filter(({ accountId }) => accountId === id).length, issuer },
      at: now,
    });
  }
}
