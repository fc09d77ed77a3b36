import type { FastifyInstance } from 'fastify';
import { listAudit } from './list.ts';

export async function staffAudit(app: FastifyInstance) {
  app.staffList('audit', (query) => listAudit(app.db, query));
}
