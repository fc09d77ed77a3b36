import type { FastifyInstance } from 'fastify';
import { canBeAgencyDomain } from '../../accounts/email-domain.ts';

export async function validateEmailDomain(app: FastifyInstance) {
  app.hub('validateEmailDomain', ({ body: { agencyDomain } }) => ({
    valid: canBeAgencyDomain(agencyDomain.toLowerCase().replace(/^@/, '')),
  }));
}
