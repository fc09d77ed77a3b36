import type { FastifyInstance } from 'fastify';
import { MethodNotAllowed, NotFound } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles a path outside the API that has no route: the portal's 404 page; null without a portal. */
    pageNotFound: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null;
  }
}

/** Responds to an unknown API path with 404, and to a known path with another method with 405 and `Allow`. */
export async function notFound(app: FastifyInstance): Promise<void> {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.decorate('pageNotFound', null);

  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const pattern = new RegExp(`^${url.replace(/[.]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
    const entry = known.get(url) ?? { pattern, methods: new Set<string>() };
    for (const name of [method].flat()) entry.methods.add(name);
    known.set(url, entry);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    if (methods.length > 0) {
      throw new MethodNotAllowed([...new Set(methods)].sort());
    }
    if (app.pageNotFound && !path.startsWith('/api/')) return app.pageNotFound(request, reply);
    throw new NotFound('error.notFound');
  });
}
