import type { FastifyInstance } from 'fastify';
import { overview } from '../../../../contract/staff/overview.ts';
import { readToday } from '../../../domain/staff/overview/today.ts';

/** Returns what may need somebody of staff now. */
export async function staffOverview(app: FastifyInstance) {
  app.staff(
    'GET',
    '/overview',
    { summary: 'What may need staff now', source: 'B, C, D, E, F', response: overview },
    async () => ({ today: await app.read((db) => readToday(db, app.clock.now())) }),
  );
}
