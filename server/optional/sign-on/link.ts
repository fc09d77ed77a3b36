import { and, eq } from 'drizzle-orm';
import { paths } from '../../../contract/paths.ts';
import { inTransaction } from '../../core/db/connection.ts';
import { identities } from '../../core/db/schema.ts';
import { keepSession } from '../../core/session/sessions.ts';
import { linkIdentity } from '../../staff/linkSignOn.ts';
import { SignOnRefused } from './refused.ts';
import type { Return } from './signOn.ts';

/**
 * Links the provider's account to the person in whose open session the visit began, and ends the other sessions. Returns where to
 * go on.
 * @throws SignOnRefused
 */
export async function link(of: Return): Promise<string> {
  const { app, request, reply, provider, visit, known } = of;
  const { person, session } = request;
  if (!person || !session || session.id !== visit.sessionId || !person.viewer.staff) {
    throw new SignOnRefused('otherSession');
  }
  const { issuer, subject } = known;
  const now = app.clock.now();
  const token = await inTransaction(app.db, async (tx) => {
    const action = { id: person.id, actorId: person.id, now };
    const identity = { issuer, subject, provider: provider.settings.label };
    if (!(await linkIdentity(tx, action, identity))) {
      const own = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
      const [owner] = await tx.select().from(identities).where(own);
      if (owner?.accountId === person.id) return undefined;
      throw new SignOnRefused('linkedToAnother', { issuer, subject });
    }
    return keepSession(tx, person.id, session);
  });
  if (token) reply.takeToken(token);
  return paths.security;
}
