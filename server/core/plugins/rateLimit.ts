import rateLimiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Limit, rateLimits } from '../db/rateLimits.ts';
import { TooManyRequests } from '../errors.ts';
import { networkOf } from '../http/network.ts';

/**
 * The general request limit for each network. Each process counts for itself, so with several nodes a network gets a
 * multiple of the limit.
 */
export async function rateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimiter, { global: false });
  const limit = limiter(app, rateLimits(app.env).requests);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.health) await limit(request);
  });
}

/** Returns a function that counts a request of a network in this process. @throws TooManyRequests beyond the limit */
export function limiter(app: FastifyInstance, { max, windowMs }: Omit<Limit, 'name'>) {
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
  return async (request: FastifyRequest) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new TooManyRequests(Math.max(1, result.ttlInSeconds));
  };
}
