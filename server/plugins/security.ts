import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** A response that is not a page loads nothing and can't be framed. Pages set their own policy (pages.ts). */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const UNUSED = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The headers of a response that no hook sees, because the request could not be parsed. */
export const bareHeaders = {
  'content-security-policy': NOTHING,
  'permissions-policy': UNUSED,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** Sets security headers on every response, and responds with 503 while the event loop is overloaded. */
export const security = fp(async (app: FastifyInstance) => {
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
});
