import type { FastifyInstance } from 'fastify';
import { fileContent } from '../../../../contract/records.ts';
import {
  agencyDetail,
  agencyListQuery,
  agencyRow,
  changeDecision,
  changeListQuery,
  changeRow,
  reopenForm,
  termsForm,
  transferForm,
  windowForm,
} from '../../../../contract/staff/agencies.ts';
import { decideChange } from '../../../domain/agency/change-request.ts';
import { agenciesCsv, listAgencies } from '../../../domain/staff/agencies.ts';
import {
  extendWindow,
  readAgencyDetail,
  reopen,
  setTerms,
  transferPointOfContact,
} from '../../../domain/staff/agency-actions.ts';
import { listChangeRequests } from '../../../domain/staff/change-requests.ts';
import { sendCsv } from '../../../http/send-list.ts';
import { actionsOn } from '../actions.ts';

/** Lists, exports and shows agencies, and changes them on behalf of staff. */
export async function staffAgencies(app: FastifyInstance) {
  const { db, clock } = app;
  app.staffList(
    'agencies',
    { summary: 'Agencies', source: 'B', query: agencyListQuery, row: agencyRow },
    (query) => listAgencies(db, query),
  );
  app.staff(
    'GET',
    '/agencies/export',
    { summary: 'Agencies as CSV', source: 'B', query: agencyListQuery, response: fileContent },
    async ({ query }, reply) =>
      sendCsv(reply, 'agencies.csv', () => agenciesCsv(app.read, query.filter)),
  );
  app.staff(
    'GET',
    '/agencies/:id',
    { summary: 'An agency', source: 'B', response: agencyDetail },
    ({ params }) => readAgencyDetail(db, params.id, clock.now()),
  );
  app.staffList(
    'changes',
    {
      summary: 'Requests for a change that wait',
      source: 'decision B13',
      query: changeListQuery,
      row: changeRow,
    },
    (query) => listChangeRequests(db, query),
  );

  const action = actionsOn(app, 'agencies', agencyDetail, (id) =>
    readAgencyDetail(db, id, clock.now()),
  );
  action(
    'window',
    { summary: 'Extend the registration window', source: 'decision B7', body: windowForm },
    (tx, by, { lastDay }) => extendWindow(tx, by, lastDay),
  );
  action(
    'reopen',
    { summary: 'Reopen a rejected agency', source: 'decision B1', body: reopenForm },
    (tx, by, { comment }) => reopen(tx, by, comment),
  );
  action(
    'terms',
    {
      summary: 'Set reports required and renewal date',
      source: 'decisions B3, E1',
      body: termsForm,
    },
    setTerms,
  );
  action(
    'change',
    {
      summary: 'Apply or decline a requested change',
      source: 'decision B13',
      body: changeDecision,
    },
    decideChange,
  );
  action(
    'point-of-contact',
    { summary: 'Transfer the point of contact', source: 'decision B9', body: transferForm },
    transferPointOfContact,
  );
}
