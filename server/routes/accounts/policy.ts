import type { FastifyInstance } from 'fastify';

/** Returns the programme's policies: password rule and idle time (specification §7). */
export async function policy(app: FastifyInstance) {
  app.endpoint('policy', () => ({ policies: app.env.policies }));
}
