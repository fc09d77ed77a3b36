import type { FastifyInstance } from 'fastify';
import { canBeAgencyDomain } from '../../../files/companyDomain.ts';

/** Returns whether a domain, with or without a leading @, can be an agency's own (specification §7). */
export async function validateEmailDomain(app: FastifyInstance) {
  app.endpoint('validateEmailDomain', ({ body: { agencyDomain } }) => ({
    valid: canBeAgencyDomain(agencyDomain.toLowerCase().replace(/^@/, ''), app.brand.ownDomains),
  }));
}
