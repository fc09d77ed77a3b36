import type { FastifyInstance } from 'fastify';
import { limits } from '../../../contract/limits.ts';
import { passwordClasses } from '../../../contract/rules.ts';

export async function policy(app: FastifyInstance) {
  const policies = {
    password: {
      min: limits.passwordMin,
      max: limits.passwordMax,
      classes: passwordClasses.map(({ name }) => name),
    },
    emailMax: limits.emailMax,
    idleMinutes: limits.idleMs / 60_000,
  };
  app.hub('policy', () => ({ policies }));
}
