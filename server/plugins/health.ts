import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is told to stop: it answers on, and asks for nothing new. */
    draining: boolean;
  }
  interface FastifyContextConfig {
    /** Asked by whoever runs the server: by any name, as often as they like. */
    health?: boolean;
  }
}

/** So long the database may take to answer, before another node had better be asked. */
const PATIENCE_MS = 2_000;

async function answers({ db, log }: FastifyInstance): Promise<boolean> {
  const asked = db.$client.query('select 1').then(
    () => true,
    (err) => {
      log.warn({ err }, 'The database does not answer');
      return false;
    },
  );
  return Promise.race([asked, delay(PATIENCE_MS, false, { ref: false })]);
}

/** For whoever runs the server: `/livez` says that the process answers, `/readyz` that it can do its work. */
export const health = fp(async (app: FastifyInstance) => {
  app.decorate('draining', false);
  app.addHook('onSend', async (_request, reply) => {
    if (app.draining) reply.header('connection', 'close');
  });

  const route = { schema: { hide: true }, config: { anonymous: true, health: true } };
  // Whoever restarts what does not answer must not restart what is busy.
  const alive = { ...route, config: { ...route.config, pressureHandler: () => undefined } };
  app.get('/livez', alive, async () => ({ status: 'ok' }));

  app.get('/readyz', route, async (_request, reply) => {
    const ready = !app.draining && (await answers(app));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
});
