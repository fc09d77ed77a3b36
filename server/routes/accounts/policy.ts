import type { FastifyInstance } from 'fastify';
import { policies } from '../../../contract/policies.ts';

export async function policy(app: FastifyInstance) {
  app.hub('policy', () => ({ policies: policies() }));
}
