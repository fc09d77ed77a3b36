import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/connection.ts';
import { acknowledge } from '../../domain/associate/acknowledge.ts';
import { languageOf } from '../../language.ts';

/** Acknowledges the brand education (specification §7). */
export async function acknowledgement(app: FastifyInstance) {
  const { db, clock } = app;
  app.endpoint('acknowledge', async ({ person, body: { read } }, { request }) => {
    const by = { accountId: person.id, language: languageOf(request), read, now: clock.now() };
    return { associateStatus: await inTransaction(db, (tx) => acknowledge(tx, by)) };
  });
}
