import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server is told to stop: it answers on, and asks for nothing new. */
    draining: boolean;
  }
}

/** For whoever runs the server: `/livez` says that the process answers, `/readyz` that it can do its work. */
export const health = fp(async (app: FastifyInstance) => {
  app.decorate('draining', false);
  app.addHook('onSend', async (_request, reply) => {
    if (app.draining) reply.header('connection', 'close');
  });

  const route = { schema: { hide: true }, config: { anonymous: true } };
  app.get('/livez', route, async () => ({ status: 'ok' }));

  app.get('/readyz', route, async (_request, reply) => {
    const ready =
      !app.draining &&
      (await app.db.$client.query('select 1').then(
        () => true,
        (error) => {
          app.log.warn({ err: error }, 'The database does not answer');
          return false;
        },
      ));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
});
