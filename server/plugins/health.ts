import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DiskWatch } from '../db/disk-space.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is told to stop: it still answers requests, and closes each connection afterwards. */
    draining: boolean;
    /** Whether the disk of the database is full. */
    disk: DiskWatch;
  }
  interface FastifyContextConfig {
    /** A health check: exempt from the rate limit and from the check of the host name. */
    health?: boolean;
  }
}

/** A database that takes longer counts as unavailable. */
const DATABASE_TIMEOUT_MS = 2_000;

async function isDatabaseReady({ db, disk, log }: FastifyInstance): Promise<boolean> {
  const query = db.$client.query('select 1').then(
    async () => !(await disk.isFull(db)),
    (err) => {
      log.warn({ err }, 'The database does not answer');
      return false;
    },
  );
  return Promise.race([query, delay(DATABASE_TIMEOUT_MS, false, { ref: false })]);
}

/** Health checks: `/livez` says that the process is running, `/readyz` that it can serve requests. */
export const health = fp(async (app: FastifyInstance) => {
  app.decorate('draining', false);
  app.decorate('disk', new DiskWatch());
  app.addHook('onSend', async (_request, reply) => {
    if (app.draining) reply.header('connection', 'close');
  });

  const route = { schema: { hide: true }, config: { anonymous: true, health: true } };
  // A busy process must not be restarted.
  const alive = { ...route, config: { ...route.config, pressureHandler: () => undefined } };
  app.get('/livez', alive, async () => ({ status: 'ok' }));

  app.get('/readyz', route, async (_request, reply) => {
    const ready = !app.draining && (await isDatabaseReady(app));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
});
