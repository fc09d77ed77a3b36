import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { inTransaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { listFrontDesks, makeFrontDesk, withdrawFrontDesk } from './frontDesks.ts';

/** Administrators make and withdraw the links of front desks. */
export async function staffFrontDesks(app: FastifyInstance) {
  const { db, clock, env } = app;

  app.staffList('front-desks', (query) => listFrontDesks(db, query));

  app.staff('POST front-desks', async ({ body: { hotel }, person }, reply) => {
    const token = randomBytes(32).toString('base64url');
    const by = { actorId: person.id, ...clock.moment() };
    const id = await inTransaction(db, (tx) => makeFrontDesk(tx, by, { hotel, token }));
    return reply.code(201).send({ id, link: `${env.publicUrl}${paths.verify}?desk=${token}` });
  });

  app.staff('POST front-desks/:id/withdraw', async ({ params: { id }, person }) => {
    const action = { id, actorId: person.id, ...clock.moment() };
    await inTransaction(db, (tx) => withdrawFrontDesk(tx, action));
    const { rows } = await listFrontDesks(db, {
      filter: { id: [id] },
      sort: ['hotel', 'ASC'],
      range: [0, 0],
    });
    return one(rows);
  });
}
