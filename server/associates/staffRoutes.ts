import type { FastifyInstance } from 'fastify';
import { actionsOn } from '../agencies/actionRoutes.ts';
import { rateLimits } from '../core/db/rateLimits.ts';
import { sendTable } from '../core/http/sendList.ts';
import type { Person } from '../core/session/person.ts';
import { setRoles } from '../staff/setRoles.ts';
import {
  askForReset,
  disableAccount,
  enableAccount,
  endAllSessions,
  resetSecondStep,
} from './accountActions.ts';
import { attachPerson } from './attach.ts';
import { listPeople, peopleTable } from './people.ts';
import { decideAssociate, readPerson, unlock, viewAs } from './person.ts';

export async function staffPeople(app: FastifyInstance) {
  const { db, clock, env } = app;
  const read = (id: string, person: Person) =>
    readPerson(db, id, { reader: person, policies: env.policies, now: clock.now() });
  app.staffList('people', (query) => listPeople(db, query, clock.now()));
  app.staff('GET people/export', async ({ query }, reply) =>
    sendTable(reply, 'people', query, () => peopleTable(app.read, query.filter, clock.now())),
  );
  app.staff('GET people/:id', ({ params, person }) => read(params.id, person));

  const action = actionsOn<'people'>(app, read);
  action('POST people/:id/unlock', unlock);
  action('POST people/:id/decision', decideAssociate);
  action('POST people/:id/attach', attachPerson);
  action('POST people/:id/disable', disableAccount);
  action('POST people/:id/enable', enableAccount);
  action('POST people/:id/end-sessions', endAllSessions);
  action('POST people/:id/reset-second-step', resetSecondStep);
  action('POST people/:id/ask-for-reset', (tx, by, { note }) =>
    askForReset(tx, by, { note, limit: rateLimits(env).factorResets }),
  );
  action('POST people/:id/roles', (tx, by, { roles }) => setRoles(tx, by, () => roles, app.tokens));

  app.staff('POST people/:id/dashboard', ({ params: { id }, person }) =>
    viewAs(db, { id, actorId: person.id, ...clock.moment() }),
  );
}
