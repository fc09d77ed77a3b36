import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../core/audit/record.ts';
import { inTransaction } from '../core/db/connection.ts';
import { identities, sessions } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { keepAdministrator } from '../core/session/administrators.ts';
import { keepSession } from '../core/session/sessions.ts';

/** Lists, adds and removes the accounts at providers of single sign-on that open a person's account. */
export async function signOns(app: FastifyInstance) {
  const { db, clock } = app;
  const set = () => {
    if (!app.signOn) throw new NotFound('error.notFound');
    return app.signOn;
  };

  app.endpoint('signOns', async ({ person }) => {
    const { labelOf } = set();
    const rows = await db
      .select()
      .from(identities)
      .where(eq(identities.accountId, person.id))
      .orderBy(asc(identities.linkedAt));
    const content = rows.map(({ id, issuer, linkedAt, usedAt }) => ({
      id,
      provider: labelOf(issuer) ?? issuer,
      linkedAt: linkedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
    return { content };
  });

  app.endpoint('linkSignOn', async ({ body }, reply) => {
    const address = await set().begin(reply, body.provider, 'link');
    return { address: String(address) };
  });

  app.endpoint('unlinkSignOn', async ({ person, session, params }, reply) => {
    const { labelOf } = set();
    const own = and(eq(identities.id, params.id), eq(identities.accountId, person.id));
    const token = await inTransaction(db, async (tx) => {
      // Deleted with the account that has opened it, but for this one.
      await tx
        .update(sessions)
        .set({ identityId: null, providerSession: null })
        .where(eq(sessions.tokenHash, session?.tokenHash ?? ''));
      const [removed] = await keepAdministrator(tx, () =>
        tx.delete(identities).where(own).returning(),
      );
      if (!removed) throw new NotFound();
      await recordAudit(tx, {
        actorId: person.id,
        subject: { type: 'account', id: person.id },
        event: 'unlinkSignOn',
        before: { issuer: removed.issuer, subject: removed.subject },
        at: clock.now(),
      });
      await enqueueMail(tx, {
        to: person.email,
        template: 'signOnUnlinked',
        params: { provider: labelOf(removed.issuer) ?? removed.issuer },
        now: clock.now(),
      });
      return keepSession(tx, person.id, session);
    });
    reply.takeToken(token);
    app.mail.wake();
  });
}
