import type { FastifyInstance } from 'fastify';
import { HttpError, InvalidInput } from '../errors.ts';
import { isAddress } from '../http/network.ts';

/**
 * Refuses requests for other hosts and from a proxy that forwards no address, and redirects an address that begins with
 * two slashes to the same one with a single slash: as a link, `//x` would lead to another host.
 */
export async function addresses(app: FastifyInstance): Promise<void> {
  const { hosts, trustProxy } = app.env;

  app.addHook('onRequest', async (request, reply) => {
    const { url, method, ip } = request;
    // Limits count by it. Anything else was not written by a proxy.
    if (trustProxy && !isAddress(ip)) throw new InvalidInput('error.badRequest');
    if (!request.routeOptions.config.health && hosts.length > 0 && !hosts.includes(request.host)) {
      throw new HttpError('wrongHost');
    }
    const normalized = `/${url.replace(/^[/\\]+/, '')}`;
    if (normalized === url) return;
    if (!/^[/\\]/.test(url) || !['GET', 'HEAD'].includes(method))
      throw new InvalidInput('error.badRequest');
    return reply.redirect(normalized, 308);
  });
}
