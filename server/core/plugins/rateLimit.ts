import rateLimiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../../../contract/dates.ts';
import { TooManyRequests } from '../errors.ts';
import { networkOf } from '../http/network.ts';

/**
 * The general request limit for each network. Each process counts for itself, so with several nodes a network gets a
 * multiple of the limit. The stricter limits are in accounts/limits.ts.
 */
export async function rateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimiter, { global: false });
  const limit = limiter(app, app.env.limits.requestsPerSecond, SECOND);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.health) await limit(request);
  });
}

/** Returns a function that counts a request of a network. @throws TooManyRequests beyond `max` in `timeWindow` */
export function limiter(app: FastifyInstance, max: number, timeWindow: number) {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: ({ ip }) => networkOf(ip) });
  return async (request: FastifyRequest) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new TooManyRequests(Math.max(1, result.ttlInSeconds));
  };
}
