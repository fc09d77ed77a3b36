import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/connection.ts';
import { actOf, agencyOf } from '../../domain/gate.ts';
import { remindTeam } from '../../domain/team/remind.ts';
import { readTeam } from '../../domain/team/team.ts';

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
