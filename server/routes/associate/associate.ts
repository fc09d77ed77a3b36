import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/connection.ts';
import { readAssociate } from '../../domain/associate/record.ts';
import { saveAssociate } from '../../domain/associate/save.ts';

/** Reads and saves the associate registration of the signed-in person (specification §7). */
export async function associate(app: FastifyInstance) {
  const { db, clock } = app;

  app.endpoint('associate', ({ person }) => readAssociate(db, person.id));

  app.endpoint('saveAssociate', async ({ person, method, body: { version, ...form } }, reply) => {
    const save = { accountId: person.id, method, version, form, now: clock.now() };
    const record = await inTransaction(db, (tx) => saveAssociate(tx, save));
    return reply.code(method === 'POST' ? 201 : 200).send(record);
  });
}
