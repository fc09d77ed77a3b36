import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError, InvalidInput } from '../errors.ts';

/**
 * Refuses requests for other hosts, and redirects an address that begins with two slashes to the same one with a single
 * slash: as a link, `//x` would lead to another host. An address with a path that can't be decoded is redirected to one that can.
 */
export const addresses = fp(async (app: FastifyInstance) => {
  const { hosts } = app.env;

  app.addHook('onRequest', async (request, reply) => {
    const { url, originalUrl, method } = request;
    if (!request.routeOptions.config.health && hosts.length > 0 && !hosts.includes(request.host)) {
      throw new HttpError('wrongHost');
    }
    const normalized = `/${url.replace(/^[/\\]+/, '')}`;
    if (normalized === originalUrl) return;
    if (!/^[/\\]/.test(url) || !['GET', 'HEAD'].includes(method))
      throw new InvalidInput('error.badRequest');
    return reply.redirect(normalized, 308);
  });
});
