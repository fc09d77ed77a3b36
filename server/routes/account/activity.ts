import type { FastifyInstance } from 'fastify';
import { limits } from '../../../contract/limits.ts';
import { idleMs } from '../../../contract/policies.ts';

/** Extends the session, as every call does, and returns its end. */
export async function activity(app: FastifyInstance) {
  app.endpoint('activity', ({ person }) => {
    const idleEnd = app.clock.now().getTime() + idleMs(app.env.policies);
    const end = person.sessionStartedAt.getTime() + limits.sessionMaxMs;
    return { expiresAt: new Date(Math.min(idleEnd, end)).toISOString() };
  });
}
