import type { FastifyInstance } from 'fastify';
import { agencyListQuery, agencyRow } from '../../../../contract/staff/agencies.ts';
import { listAgencies } from '../../../domain/staff/agencies.ts';

/** Agencies of the programme (B), for its staff. */
export async function staffAgencies(app: FastifyInstance) {
  app.staffList(
    'agencies',
    { summary: 'Agencies', source: 'B', query: agencyListQuery, row: agencyRow },
    (query) => listAgencies(app.db, query),
  );
}
