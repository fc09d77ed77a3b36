import type { FastifyInstance } from 'fastify';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import type { Person } from '../core/session/person.ts';
import { askForEnding, keepAccount } from './askForEnding.ts';
import { keptData } from './keptData.ts';
import { previewEnding } from './previewEnding.ts';

/** A person ends the own account, with time to change one's mind. */
export async function endings(app: FastifyInstance) {
  const { db, clock, env } = app;
  const own = async (
    { id }: Person,
    work: (tx: Transaction, action: { id: string; actorId: string; now: Date }) => Promise<void>,
  ) => {
    await inTransaction(db, (tx) => work(tx, { id, actorId: id, now: clock.now() }));
    app.mail.wake();
    return previewEnding(db, id);
  };
  app.endpoint('keptData', async ({ person }) => ({
    content: await keptData(db, person.id, env.keep),
  }));
  app.endpoint('ending', ({ person }) => previewEnding(db, person.id));
  app.endpoint('askForEnding', ({ person }) => own(person, askForEnding));
  app.endpoint('keepAccount', ({ person }) => own(person, keepAccount));
}
