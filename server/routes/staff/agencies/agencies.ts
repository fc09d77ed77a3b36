import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  agencyDetail,
  agencyListQuery,
  agencyRow,
  reopenForm,
  termsForm,
  transferForm,
  windowForm,
} from '../../../../contract/staff/agencies.ts';
import { recordId } from '../../../../contract/staff/paging.ts';
import { inTransaction, type Transaction } from '../../../db/connection.ts';
import { agenciesCsv, listAgencies } from '../../../domain/staff/agencies.ts';
import {
  type AgencyAction,
  extendWindow,
  readAgencyDetail,
  reopen,
  setTerms,
  transferPointOfContact,
} from '../../../domain/staff/agency-actions.ts';
import { sendCsv } from '../csv.ts';

/** Agencies of the programme (B), for its staff. */
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
    { summary: 'Agencies as CSV', source: 'B', query: agencyListQuery, response: z.unknown() },
    async ({ query }, reply) => sendCsv(reply, 'agencies.csv', agenciesCsv(db, query.filter)),
  );
  app.staff(
    'GET',
    '/agencies/:id',
    { summary: 'An agency', source: 'B', params: recordId, response: agencyDetail },
    ({ params }) => readAgencyDetail(db, params.id, clock.now()),
  );

  /** An act of staff about an agency; answers the agency as it is then. */
  const act = <Body extends z.ZodType>(
    path: string,
    route: { summary: string; source: string; body: Body },
    work: (tx: Transaction, act: AgencyAction, body: z.output<Body>) => Promise<void>,
  ) =>
    app.staff(
      'POST',
      `/agencies/:id/${path}`,
      { ...route, params: recordId, response: agencyDetail },
      async ({ params, body, person }) => {
        const now = clock.now();
        const by = { agencyId: params.id, actorId: person.id, now };
        await inTransaction(db, (tx) => work(tx, by, body as z.output<Body>));
        app.mail.wake();
        return readAgencyDetail(db, params.id, now);
      },
    );

  act(
    'window',
    { summary: 'Extend the window for registering', source: 'decision B7', body: windowForm },
    (tx, by, { lastDay }) => extendWindow(tx, by, lastDay),
  );
  act(
    'reopen',
    { summary: 'Take a rejection back', source: 'decision B1', body: reopenForm },
    (tx, by, { comment }) => reopen(tx, by, comment),
  );
  act(
    'terms',
    {
      summary: 'Set reports required and renewal date',
      source: 'decisions B3, E1',
      body: termsForm,
    },
    setTerms,
  );
  act(
    'point-of-contact',
    { summary: 'Let another person act for the agency', source: 'decision B9', body: transferForm },
    transferPointOfContact,
  );
}
