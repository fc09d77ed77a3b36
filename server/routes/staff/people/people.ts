import type { FastifyInstance } from 'fastify';
import { fileContent } from '../../../../contract/records.ts';
import {
  associateDecision,
  attachForm,
  dashboardOf,
  peopleListQuery,
  personRecord,
  personRow,
} from '../../../../contract/staff/people.ts';
import {
  disableAccount,
  enableAccount,
  endAllSessions,
  removeStaff,
} from '../../../domain/staff/account-actions.ts';
import { attachPerson } from '../../../domain/staff/attach.ts';
import { listPeople, peopleCsv } from '../../../domain/staff/people.ts';
import { decideAssociate, readPerson, unlock, viewAs } from '../../../domain/staff/person.ts';
import { sendCsv } from '../../../http/send-list.ts';
import { actionsOn } from '../actions.ts';

/** Lists, exports and shows people, and changes their accounts on behalf of staff. */
export async function staffPeople(app: FastifyInstance) {
  const { db, clock, env } = app;
  const read = (id: string) => readPerson(db, id, env.policies, clock.now());
  app.staffList(
    'people',
    { summary: 'People', source: 'C', query: peopleListQuery, row: personRow },
    (query) => listPeople(db, query, clock.now()),
  );
  app.staff(
    'GET',
    '/people/export',
    { summary: 'People as CSV', source: 'C', query: peopleListQuery, response: fileContent },
    async ({ query }, reply) =>
      sendCsv(reply, 'people.csv', () => peopleCsv(app.read, query.filter, clock.now())),
  );
  app.staff(
    'GET',
    '/people/:id',
    { summary: 'A person', source: 'C', response: personRecord },
    ({ params }) => read(params.id),
  );
  const action = actionsOn(app, 'people', personRecord, read);
  action('unlock', { summary: 'Unlock the sign-in of an account', source: 'decision F4' }, unlock);
  action(
    'decision',
    {
      summary: 'Approve, reject or reopen an associate',
      source: 'decision C1',
      body: associateDecision,
    },
    decideAssociate,
  );
  action(
    'attach',
    {
      summary: 'Make a person with an account an associate of an agency',
      source: 'decision D12',
      body: attachForm,
    },
    attachPerson,
  );
  action(
    'disable',
    { summary: 'Disable an account and end its sessions', source: 'decision F5' },
    disableAccount,
  );
  action('enable', { summary: 'Enable a disabled account', source: 'decision F5' }, enableAccount);
  action(
    'end-sessions',
    { summary: 'Sign a person out everywhere', source: 'decision F5' },
    endAllSessions,
  );
  action(
    'remove-staff',
    { summary: 'Remove a person from staff', source: 'decision F5' },
    removeStaff,
  );
  app.staff(
    'POST',
    '/people/:id/dashboard',
    {
      summary: "The data of a person's dashboard; viewing it is recorded in the audit",
      source: 'decision C7',
      response: dashboardOf,
    },
    ({ params: { id }, person }) => viewAs(db, { id, actorId: person.id, now: clock.now() }),
  );
}
