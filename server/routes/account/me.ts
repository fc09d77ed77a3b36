import type { FastifyInstance } from 'fastify';
import { profileOf } from '../../accounts/profile.ts';

export async function me(app: FastifyInstance) {
  app.hub('me', ({ person }) => profileOf(person, app.clock.now()));
}
