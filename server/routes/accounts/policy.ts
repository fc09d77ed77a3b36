import type { FastifyInstance } from 'fastify';
import { policies } from '../../../contract/policies.ts';

/** The programme's policies, for forms and the idle clock (specification §7). */
export async function policy(app: FastifyInstance) {
  app.endpoint('policy', () => ({ policies: policies() }));
}
