import type { FastifyInstance } from 'fastify';
import { actionsOn } from '../agencies/actionRoutes.ts';
import { inTransaction } from '../core/db/connection.ts';
import { rateLimits } from '../core/db/rateLimits.ts';
import { NotFound } from '../core/errors.ts';
import { sendDownload } from '../core/http/sendFile.ts';
import { sendTable } from '../core/http/sendList.ts';
import type { Person } from '../core/session/person.ts';
import { askForExport, downloadExport, listExports } from '../data-exports/exports.ts';
import { endPerson } from '../privacy/endPerson.ts';
import { releaseHold, setHold } from '../privacy/holds.ts';
import { previewEnding } from '../privacy/previewEnding.ts';
import { linkSignOn } from '../staff/linkSignOn.ts';
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
  action('POST people/:id/hold', setHold);
  action('POST people/:id/release', releaseHold);
  action('POST people/:id/roles', (tx, by, { roles }) => setRoles(tx, by, () => roles, app.tokens));

  app.staff('POST people/:id/sign-on', async (request) => {
    const { params, body, person } = request;
    const { place, subject, note } = body;
    if (!app.signOn) throw new NotFound('error.notFound');
    // Before the transaction: the provider may be slow.
    const issuer = await app.signOn.issuerOf(request, place);
    const provider = app.signOn.labelOf(issuer) ?? issuer;
    const by = { id: params.id, actorId: person.id, now: clock.now() };
    await inTransaction(db, (tx) => linkSignOn(tx, by, { issuer, subject, provider, note }));
    app.mail.wake();
    return read(params.id, person);
  });

  action('POST people/:id/data-exports', (tx, by, { reason }) => askForExport(tx, by, { reason }));
  app.staff('GET people/:id/data-exports', ({ params: { id } }) =>
    listExports(db, { accountId: id, asked: 'byStaff' }, clock.now()),
  );
  app.staff('GET people/:id/data-exports/:file', async ({ params, person }, reply) => {
    const wanted = { id: params.file, accountId: params.id, asked: 'byStaff' } as const;
    const by = { actorId: person.id, now: clock.now() };
    return sendDownload(reply, await downloadExport(db, app.files, { ...wanted, ...by }));
  });
  app.staff('GET people/:id/ending', ({ params }) => previewEnding(db, params.id));
  action('POST people/:id/ending', endPerson);

  app.staff('POST people/:id/dashboard', ({ params: { id }, person }) =>
    viewAs(db, { id, actorId: person.id, ...clock.moment() }),
  );
}
