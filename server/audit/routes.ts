import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../core/audit/record.ts';
import { sendTable } from '../core/http/sendList.ts';
import { verifyLinks } from './chain.ts';
import { auditTable, listAudit } from './list.ts';

export async function staffAudit(app: FastifyInstance) {
  app.staffList('audit', (query) => listAudit(app.db, query));
  app.staff('GET audit/verify', async ({ person, query }) => {
    const step = await verifyLinks(app.db, app.env, query.after);
    const { place, left, broken } = step;
    if (broken || left === 0) {
      await recordAudit(app.db, {
        actorId: person.id,
        subject: { type: 'account', id: person.id },
        event: 'verifyAudit',
        after: { place, broken },
        at: app.clock.now(),
      });
    }
    return step;
  });
  app.staff('GET audit/export', async ({ query }, reply) => {
    const table = await auditTable(app.db, app.read, query.filter);
    return sendTable(reply, 'audit', query, () => table);
  });
}
