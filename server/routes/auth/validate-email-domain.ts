import type { FastifyInstance } from 'fastify';
import { canBeAgencyDomain } from '../../../files/companyDomain.ts';

/** Whether a domain can be an agency's own; with or without its @ (specification §7). */
export async function validateEmailDomain(app: FastifyInstance) {
  app.endpoint('validateEmailDomain', ({ body: { agencyDomain } }) => ({
    valid: canBeAgencyDomain(agencyDomain.toLowerCase().replace(/^@/, '')),
  }));
}
