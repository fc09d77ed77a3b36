import type { FastifyInstance } from 'fastify';
import { policies } from '../../../contract/policies.ts';

/** The programme's policies, for forms and the idle clock (§7, F2, F5). */
export async function policy(app: FastifyInstance) {
  app.hub('policy', () => ({ policies: policies() }));
}
