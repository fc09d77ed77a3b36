import type { FastifyInstance } from 'fastify';
import { sendTable } from '../core/http/sendList.ts';
import { verifyLinks } from './chain.ts';
import { auditTable, listAudit } from './list.ts';

export async function staffAudit(app: FastifyInstance) {
  app.staffList('audit', (query) => listAudit(app.db, query));
  app.staff('GET audit/verify', ({ query }) => verifyLinks(app.db, app.env, query.after));
  app.staff('GET audit/export', async ({ query }, reply) => {
    const table = await auditTable(app.db, app.read, query.filter);
    return sendTable(reply, 'audit', query, () => table);
  });
}
