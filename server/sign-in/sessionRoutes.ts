import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '../../contract/limits.ts';
import { idleMs } from '../../contract/policies.ts';
import { recordAudit } from '../core/audit/record.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { sessions as table } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { listSessions } from './openSessions.ts';

export async function sessions(app: FastifyInstance) {
  const { db, clock, env } = app;

  app.endpoint('sessions', async ({ person, session }) => ({
    content: await listSessions(
      db,
      { accountId: person.id, current: session?.id ?? '' },
      env.policies,
      clock.now(),
    ),
  }));

  app.endpoint('endSession', async ({ person, session, params: { id } }, reply) => {
    await inTransaction(db, async (tx) => {
      const ownSession = and(eq(table.id, id), eq(table.accountId, person.id));
      const { rowCount } = await tx.delete(table).where(ownSession);
      if (!rowCount) throw new NotFound();
      await audit(tx, person.id, 1);
    });
    if (id === session?.id) await reply.signOut();
  });

  app.endpoint('endOtherSessions', async ({ person, session }) => {
    await inTransaction(db, async (tx) => {
      const ended = await endSessionsOf(tx, person.id, session?.tokenHash);
      if (ended > 0) await audit(tx, person.id, ended);
    });
  });

  const audit = (tx: Transaction, id: string, ended: number) =>
    recordAudit(tx, {
      actorId: id,
      subject: { type: 'account', id },
      event: 'endSessions',
      after: { ended },
      at: clock.now(),
    });
}

/** Ends the session of this browser (specification §7). */
export async function logout(app: FastifyInstance) {
  app.endpoint('logout', async (_request, reply) => {
    await reply.signOut();
  });
}

/** Extends the session, as every call does, and returns its end. */
export async function activity(app: FastifyInstance) {
  app.endpoint('activity', ({ person }) => {
    const idleEnd = app.clock.now().getTime() + idleMs(app.env.policies);
    const end = person.sessionStartedAt.getTime() + limits.sessionMaxMs;
    return { expiresAt: new Date(Math.min(idleEnd, end)).toISOString() };
  });
}
