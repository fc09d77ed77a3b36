import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordId } from '../../../../contract/staff/paging.ts';
import {
  associateDecision,
  attachForm,
  dashboardOf,
  peopleListQuery,
  personRecord,
  personRow,
} from '../../../../contract/staff/people.ts';
import { inTransaction } from '../../../db/connection.ts';
import {
  disableAccount,
  enableAccount,
  endAllSessions,
  removeStaff,
} from '../../../domain/staff/account-actions.ts';
import { attachPerson } from '../../../domain/staff/attach.ts';
import { listPeople, peopleCsv } from '../../../domain/staff/people.ts';
import { decideAssociate, readPerson, unlock, viewAs } from '../../../domain/staff/person.ts';
import { sendCsv } from '../csv.ts';

/** The actions that close and reopen access. */
const accountActions = [
  ['disable', 'Disable an account and end its sessions', disableAccount],
  ['enable', 'Enable a disabled account', enableAccount],
  ['end-sessions', 'Sign a person out everywhere', endAllSessions],
  ['remove-staff', 'Remove a person from staff', removeStaff],
] as const;

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
    { summary: 'People as CSV', source: 'C', query: peopleListQuery, response: z.unknown() },
    async ({ query }, reply) =>
      sendCsv(reply, 'people.csv', peopleCsv(app.read, query.filter, clock.now())),
  );
  app.staff(
    'GET',
    '/people/:id',
    { summary: 'A person', source: 'C', params: recordId, response: personRecord },
    ({ params }) => read(params.id),
  );
  app.staff(
    'POST',
    '/people/:id/unlock',
    {
      summary: 'Unlock the sign-in of an account',
      source: 'decision F4',
      params: recordId,
      response: personRecord,
    },
    async ({ params: { id }, person }) => {
      const now = clock.now();
      await inTransaction(db, (tx) => unlock(tx, { id, actorId: person.id, now }));
      return read(id);
    },
  );
  app.staff(
    'POST',
    '/people/:id/decision',
    {
      summary: 'Approve, reject or reopen an associate',
      source: 'decision C1',
      params: recordId,
      body: associateDecision,
      response: personRecord,
    },
    async ({ params: { id }, body, person }) => {
      const now = clock.now();
      await inTransaction(db, (tx) => decideAssociate(tx, { id, actorId: person.id, now }, body));
      app.mail.wake();
      return read(id);
    },
  );
  app.staff(
    'POST',
    '/people/:id/attach',
    {
      summary: 'Make a person with an account an associate of an agency',
      source: 'decision D12',
      params: recordId,
      body: attachForm,
      response: personRecord,
    },
    async ({ params: { id }, body, person }) => {
      const now = clock.now();
      await inTransaction(db, (tx) => attachPerson(tx, { id, actorId: person.id, now }, body));
      app.mail.wake();
      return read(id);
    },
  );
  for (const [path, summary, action] of accountActions) {
    app.staff(
      'POST',
      `/people/:id/${path}`,
      { summary, source: 'decision F5', params: recordId, response: personRecord },
      async ({ params: { id }, person }) => {
        const now = clock.now();
        await inTransaction(db, async (tx) => {
          await action(tx, { id, actorId: person.id, now });
        });
        return read(id);
      },
    );
  }
  app.staff(
    'POST',
    '/people/:id/dashboard',
    {
      summary: "The data of a person's dashboard; viewing it is recorded in the audit",
      source: 'decision C7',
      params: recordId,
      response: dashboardOf,
    },
    ({ params: { id }, person }) => viewAs(db, { id, actorId: person.id, now: clock.now() }),
  );
}
