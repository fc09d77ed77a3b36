import type { FastifyInstance } from 'fastify';
import { actionsOn } from '../agencies/actionRoutes.ts';
import { sendTable } from '../core/http/sendList.ts';
import { disableAccount, enableAccount, endAllSessions, removeStaff } from './accountActions.ts';
import { attachPerson } from './attach.ts';
import { listPeople, peopleTable } from './people.ts';
import { decideAssociate, readPerson, unlock, viewAs } from './person.ts';

export async function staffPeople(app: FastifyInstance) {
  const { db, clock, env } = app;
  const read = (id: string) => readPerson(db, id, env.policies, clock.now());
  app.staffList('people', (query) => listPeople(db, query, clock.now()));
  app.staff('GET people/export', async ({ query }, reply) =>
    sendTable(reply, 'people', query, () => peopleTable(app.read, query.filter, clock.now())),
  );
  app.staff('GET people/:id', ({ params }) => read(params.id));

  const action = actionsOn<'people'>(app, read);
  action('POST people/:id/unlock', unlock);
  action('POST people/:id/decision', decideAssociate);
  action('POST people/:id/attach', attachPerson);
  action('POST people/:id/disable', disableAccount);
  action('POST people/:id/enable', enableAccount);
  action('POST people/:id/end-sessions', endAllSessions);
  action('POST people/:id/remove-staff', removeStaff);

  app.staff('POST people/:id/dashboard', ({ params: { id }, person }) =>
    viewAs(db, { id, actorId: person.id, ...clock.moment() }),
  );
}
