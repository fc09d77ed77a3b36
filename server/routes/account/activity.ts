import type { FastifyInstance } from 'fastify';
import { limits } from '../../../contract/limits.ts';
import { idleMs } from '../../../contract/policies.ts';

/** A person is at work: the call itself has made the session live on, like every other. */
export async function activity(app: FastifyInstance) {
  app.endpoint('activity', ({ person }) => {
    const idleEnd = app.clock.now().getTime() + idleMs(app.env.policies);
    const end = person.sessionStartedAt.getTime() + limits.sessionMaxMs;
    return { expiresAt: new Date(Math.min(idleEnd, end)).toISOString() };
  });
}
