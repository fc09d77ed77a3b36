import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError, InvalidInput } from '../errors.ts';

/**
 * Only addresses of this server, and each in one form. One that begins with two slashes is another host's to whoever
 * makes a link of it, so it leads to the same with one; by the text alone, for nothing else can be read wrongly.
 */
export const addresses = fp(async (app: FastifyInstance) => {
  const { hosts } = app.env;

  app.addHook('onRequest', async (request, reply) => {
    const { url, method } = request;
    if (!request.routeOptions.config.health && hosts.length > 0 && !hosts.includes(request.host)) {
      throw new HttpError(421, 'error.wrongHost');
    }
    const own = `/${url.replace(/^[/\\]+/, '')}`;
    if (own === url) return;
    if (!/^[/\\]/.test(url) || !['GET', 'HEAD'].includes(method))
      throw new InvalidInput('error.badRequest');
    return reply.redirect(own, 308);
  });
});
