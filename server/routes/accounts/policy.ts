import type { FastifyInstance } from 'fastify';

/** The programme's policies, for forms and the idle clock (specification §7). */
export async function policy(app: FastifyInstance) {
  app.endpoint('policy', () => ({ policies: app.env.policies }));
}
