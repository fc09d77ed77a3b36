import type { FastifyInstance } from 'fastify';
import { sendTable } from '../core/http/sendList.ts';
import { accessTable, listAccess } from './accessList.ts';

/** Who may what, for the access review. */
export async function staffAccess(app: FastifyInstance) {
  app.staffList('roles', (query) => listAccess(app.db, query));
  app.staff('GET roles/export', async ({ query }, reply) =>
    sendTable(reply, 'roles', query, () => accessTable(app.read, query.filter)),
  );
}
