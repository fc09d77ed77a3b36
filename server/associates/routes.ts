import type { FastifyInstance } from 'fastify';
import { shownCertificate } from '../certificates/read.ts';
import { inTransaction } from '../core/db/connection.ts';
import { readAssociate } from './record.ts';
import { saveAssociate } from './save.ts';

/** Reads and saves the associate registration of the signed-in person (specification §7). */
export async function associate(app: FastifyInstance) {
  const { db, clock } = app;

  app.endpoint('associate', async ({ person: { id: accountId } }) => {
    const [record, certificate] = await Promise.all([
      readAssociate(db, accountId),
      shownCertificate(db, { accountId }, clock.moment()),
    ]);
    return { ...record, ...certificate };
  });

  app.endpoint('saveAssociate', async ({ person, method, body: { version, ...form } }, reply) => {
    const registers = method === 'POST';
    const save = { accountId: person.id, registers, version, form, now: clock.now() };
    const record = await inTransaction(db, (tx) => saveAssociate(tx, save));
    return reply.code(registers ? 201 : 200).send(record);
  });
}
