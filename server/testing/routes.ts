import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import type { z } from 'zod';

/** A route as the server knows it: made of a row of the endpoint tables. */
export interface Route {
  method: HTTPMethods;
  /** With `:name` for parameters. */
  path: string;
  /** Who gets past the door; '' where the route itself decides. */
  gate: string;
  /** Of a row of the portal's table. */
  name: string | undefined;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Its body is a form with a file. */
  takesFile: boolean;
}

/** Starts a server by `start`, and returns it with every route of the API that it has. */
export async function withRoutes<T>(start: () => Promise<T>): Promise<{ hub: T; routes: Route[] }> {
  const routes: Route[] = [];
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      if (route.url.startsWith('/api/')) routes.push(...queryRows(route));
    });
  // Fastify tells of each server that is made: the product needs no door for its tests.
  subscribe('fastify.initialization', listen);
  const hub = await start();
  unsubscribe('fastify.initialization', listen);
  return { hub, routes };
}

const queryRows = ({ url, method, schema = {} }: RouteOptions): Route[] =>
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
