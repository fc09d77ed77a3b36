import rateLimiter from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { TooManyRequests } from '../errors.ts';
import { networkOf } from '../network.ts';

/**
 * The general request limit for each network. Each process counts for itself, so with several nodes a network gets a
 * multiple of the limit. The stricter limits are in accounts/limits.ts.
 */
export const rateLimit = fp(async (app: FastifyInstance) => {
  await app.register(rateLimiter, { global: false });
  const count = app.createRateLimit({
    max: app.env.limits.requestsPerSecond,
    timeWindow: 1000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.health) return;
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new TooManyRequests(Math.max(1, result.ttlInSeconds));
  });
});
