import type { FastifyInstance } from 'fastify';
import { overview } from '../../../../contract/staff/overview.ts';
import { readOverview } from '../../../domain/staff/overview/overview.ts';

/** The programme at a glance. */
export async function staffOverview(app: FastifyInstance) {
  app.staff(
    'GET',
    '/overview',
    { summary: 'The programme at a glance', source: 'B, C, D, E', response: overview },
    () => readOverview(app.db, app.clock.now()),
  );
}
