import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** An answer that is no page loads nothing and stands in no frame. A page sets its own policy (pages.ts). */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const UNUSED = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Of an answer to what never became a request, to which no hook is called. */
export const bareHeaders = {
  'content-security-policy': NOTHING,
  'permissions-policy': UNUSED,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** Security headers on every answer, and a server that says that it is busy before it is stuck. */
export const security = fp(async (app: FastifyInstance) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: app.env.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    // Links of mails carry tokens: they go to no other site. Our own calls keep their Origin.
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
