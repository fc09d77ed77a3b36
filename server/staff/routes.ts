import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../core/db/connection.ts';
import { sendTable } from '../core/http/sendList.ts';
import { accessTable, listAccess } from './accessList.ts';
import { readSignOnState, releaseSignOn, requireSignOn } from './requireSignOn.ts';

/** Who may what, for the access review, and whether staff sign in by single sign-on only. */
export async function staffAccess(app: FastifyInstance) {
  app.staffList('roles', (query) => listAccess(app.db, query));
  app.staff('GET roles/export', async ({ query }, reply) =>
    sendTable(reply, 'roles', query, () => accessTable(app.read, query.filter)),
  );

  const { db, env, clock } = app;
  const providers = () => ({ env, settings: app.signOn?.settings ?? [] });
  const state = async () => ({
    places: app.signOn?.places ?? [],
    ...(await readSignOnState(db, providers(), clock.now())),
  });
  app.staff('GET sign-on', state);
  app.staff('POST sign-on/require', async ({ body: { first, second }, person }) => {
    const action = { actorId: person.id, now: clock.now() };
    const emails = [first, second];
    await inTransaction(db, (tx) => requireSignOn(tx, action, { ...providers(), emails }));
    return state();
  });
  app.staff('POST sign-on/release', async ({ person }) => {
    await inTransaction(db, (tx) => releaseSignOn(tx, { actorId: person.id, now: clock.now() }));
    return state();
  });
}
