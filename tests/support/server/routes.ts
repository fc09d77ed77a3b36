import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import type { z } from 'zod';

/** A route of the server. */
export interface Route {
  method: HTTPMethods;
  /** The path, with `:name` for parameters. */
  path: string;
  /** Its gate; '' if the route itself decides. */
  gate: string;
  /** Its name in the endpoint table of the portal. */
  name: string | undefined;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Whether its body is a form with a file. */
  takesFile: boolean;
}

/** Starts a server by `start`, and returns it with all its API routes. */
export async function withRoutes<T>(start: () => Promise<T>): Promise<{ hub: T; routes: Route[] }> {
  const routes: Route[] = [];
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      if (route.url.startsWith('/api/')) routes.push(...routesOf(route));
    });
  // Fastify publishes each new server, so the product needs no hook for tests.
  subscribe('fastify.initialization', listen);
  const hub = await start();
  unsubscribe('fastify.initialization', listen);
  return { hub, routes };
}

const routesOf = ({ url, method, schema = {} }: RouteOptions): Route[] =>
  [method]
    .flat()
    .filter((name) => name !== 'HEAD')
    .map((name) => ({
      method: name as HTTPMethods,
      path: url,
      gate: /Gate: (\w+)/.exec(schema.description ?? '')?.[1] ?? '',
      name: schema.operationId,
      params: schema.params as z.ZodType | undefined,
      query: schema.querystring as z.ZodType | undefined,
      body: schema.body as z.ZodType | undefined,
      takesFile: (schema.consumes ?? []).includes('multipart/form-data'),
    }));
