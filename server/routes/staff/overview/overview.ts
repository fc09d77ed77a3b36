import type { FastifyInstance } from 'fastify';
import { overview } from '../../../../contract/staff/overview.ts';
import { readOverview } from '../../../domain/staff/overview/overview.ts';

/** Returns the figures of the overview page. */
export async function staffOverview(app: FastifyInstance) {
  app.staff(
    'GET',
    '/overview',
    { summary: 'The overview of the programme', source: 'B, C, D, E', response: overview },
    () => readOverview(app.db, app.clock.now()),
  );
}
