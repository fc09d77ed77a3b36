import type { FastifyInstance } from 'fastify';
import { auditListQuery, auditRow } from '../../../../contract/staff/audit.ts';
import { listAudit } from '../../../domain/staff/audit/list.ts';

export async function staffAudit(app: FastifyInstance) {
  app.staffList(
    'audit',
    { summary: 'The audit', source: 'decision B1', query: auditListQuery, row: auditRow },
    (query) => listAudit(app.db, query),
  );
}
