import type { FastifyInstance } from 'fastify';
import { sendTable } from '../core/http/sendList.ts';
import type { Person } from '../core/session/person.ts';
import { actionsOn } from './actionRoutes.ts';
import { agenciesTable, listAgencies } from './agencies.ts';
import {
  extendWindow,
  readAgencyDetail,
  reopen,
  setTerms,
  transferPointOfContact,
} from './agencyActions.ts';
import { decideChange } from './changeRequest.ts';
import { listChangeRequests } from './changeRequests.ts';

export async function staffAgencies(app: FastifyInstance) {
  const { db, clock } = app;
  app.staffList('agencies', (query) => listAgencies(db, query));
  app.staff('GET agencies/export', async ({ query }, reply) =>
    sendTable(reply, 'agencies', query, () => agenciesTable(app.read, query.filter)),
  );
  const read = (id: string, person: Person) => readAgencyDetail(db, id, person, clock.now());
  app.staff('GET agencies/:id', ({ params, person }) => read(params.id, person));
  app.staffList('changes', (query) => listChangeRequests(db, query));

  const action = actionsOn<'agencies'>(app, read);
  action('POST agencies/:id/window', (tx, by, { lastDay }) => extendWindow(tx, by, lastDay));
  action('POST agencies/:id/reopen', (tx, by, { comment }) => reopen(tx, by, comment));
  action('POST agencies/:id/terms', setTerms);
  action('POST agencies/:id/change', decideChange);
  action('POST agencies/:id/point-of-contact', transferPointOfContact);
}
