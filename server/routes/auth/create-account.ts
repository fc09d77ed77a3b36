import type { FastifyInstance } from 'fastify';
import { createAgent } from '../../accounts/create-agent.ts';
import { createAssociate } from '../../accounts/create-associate.ts';
import { invitationOf } from '../../accounts/invitation-token.ts';
import { enforce, HOUR } from '../../accounts/limits.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { inTransaction } from '../../db/connection.ts';
import { refuse } from '../../errors.ts';

/** The two kinds of account; making one signs in at once (I6). */
export async function createAccount(app: FastifyInstance) {
  /** In the transaction: a refused creation doesn't count (I21). */
  const limit = (who: string) => ({
    name: 'accounts',
    who,
    windowMs: HOUR,
    max: app.env.limits.accountsPerHour,
  });

  app.hub('createAssociate', async ({ body, ip }, reply) => {
    const now = app.clock.now();
    const [invitation] = await invitationOf(app.db, body.creationToken, now);
    if (!invitation) throw refuse(400, 'error.deadToken');
    const passwordHash = await hashPassword(body.password);
    const accountId = await inTransaction(app.db, async (tx) => {
      const id = await createAssociate(tx, body, { passwordHash, now });
      await enforce(tx, limit(ip), now);
      return id;
    });
    await reply.signIn(accountId);
    return { status: 'ok' as const };
  });

  app.hub('createAgent', async ({ body, ip }, reply) => {
    const now = app.clock.now();
    const passwordHash = await hashPassword(body.password);
    const accountId = await inTransaction(app.db, async (tx) => {
      const id = await createAgent(tx, body, { passwordHash, tokens: app.tokens, now });
      await enforce(tx, limit(ip), now);
      return id;
    });
    app.mail.wake();
    if (accountId) await reply.signIn(accountId);
    return { status: 'ok' as const };
  });

  app.hub('readInvitation', async ({ body: { creationToken } }) => {
    const [invitation] = await invitationOf(app.db, creationToken, app.clock.now());
    if (!invitation) throw refuse(400, 'error.deadToken');
    return { emailAddress: invitation.email, companyName: invitation.company ?? '' };
  });
}
