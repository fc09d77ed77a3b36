import type { FastifyInstance } from 'fastify';
import { DiskWatch } from '../db/diskSpace.ts';
import { findDatabaseProblem } from '../monitoring/readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is told to stop: it still answers requests, and closes each connection afterwards. */
    draining: boolean;
    disk: DiskWatch;
    /** When the database last answered a health check, by `performance.now()`. */
    databaseAnswer: { at: number };
  }
  interface FastifyContextConfig {
    /** A health check: exempt from the rate limit and from the check of the host name. */
    health?: boolean;
  }
}

/** Health checks: `/livez` says that the process is running, `/readyz` that it can serve requests. */
export async function health(app: FastifyInstance): Promise<void> {
  app.decorate('draining', false);
  app.decorate('disk', new DiskWatch());
  app.decorate('databaseAnswer', { at: performance.now() });
  app.addHook('onSend', async (_request, reply) => {
    if (app.draining) reply.header('connection', 'close');
  });

  const route = { schema: { hide: true }, config: { anonymous: true, health: true } };
  // A busy process must not be restarted.
  const alive = { ...route, config: { ...route.config, pressureHandler: () => undefined } };
  app.get('/livez', alive, async () => ({ status: 'ok' }));

  app.get('/readyz', route, async (_request, reply) => {
    const ready = !app.draining && (await findDatabaseProblem(app)) === undefined;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
