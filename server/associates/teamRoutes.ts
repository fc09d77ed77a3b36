import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../core/db/connection.ts';
import { actOf, agencyOf } from '../core/session/gate.ts';
import { remindTeam } from './remind.ts';
import { readTeam } from './team.ts';

/** Counts an agency's people by step, and reminds those whose turn it is (decision D13). */
export async function team(app: FastifyInstance) {
  const { db, clock } = app;

  app.endpoint('team', ({ person }) => readTeam(db, agencyOf(person).id, clock.now()));

  app.endpoint('remindTeam', async ({ person, body: { status } }) => {
    const reminding = { ...actOf(person, clock.moment()), status };
    const results = await inTransaction(db, (tx) => remindTeam(tx, reminding));
    app.mail.wake();
    return results;
  });
}
