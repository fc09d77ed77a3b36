import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { NOTHING, UNUSED } from '../http/bareHeaders.ts';

/** Sets security headers on every response, and responds with 503 while the event loop is overloaded. */
export async function security(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: app.env.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    // Emailed links contain tokens, which must not reach another site as a referrer.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', NOTHING).header('permissions-policy', UNUSED);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  await app.register(underPressure, { maxEventLoopDelay: app.env.limits.stallMs, retryAfter: 5 });
}
