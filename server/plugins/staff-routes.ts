import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { contentRange, recordId } from '../../contract/staff/paging.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import type { Person } from '../accounts/person.ts';
import { guard, guardAgain } from './guard.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Output<T> = T extends z.ZodType ? z.output<T> : unknown;

/** Describes a route of the staff console; the schemas validate the request and the response. */
interface StaffRoute<Params, Query, Body, Response extends z.ZodType> {
  summary: string;
  /** The decision or section of the specification that it implements. */
  source: string;
  /** Path parameters; default: the `id` of a record. Invalid ones get 404. */
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** The longest body in bytes, if it is not the usual one. */
  bodyLimit?: number;
}

type StaffRequest<Params, Query, Body> = FastifyRequest<{
  Params: Output<Params>;
  Querystring: Output<Query>;
  Body: Output<Body>;
}> & { person: Person };

interface StaffList<Query, Row extends z.ZodType> {
  summary: string;
  source: string;
  query: Query;
  /** Schema of a row. */
  row: Row;
}

/** The output of `listQuery`. */
type ListQuery = z.ZodType<{ range: [number, number] }>;
/** The rows of the requested range, and the total number of rows. */
interface Listed<Row> {
  rows: Row[];
  total: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers a route of the staff console below /api/staff/v1, open to staff only. Checked in this order: session
     * (401), anti-forgery token (403), gate (403), input (400).
     */
    staff<
      Path extends string,
      Response extends z.ZodType,
      Params extends z.ZodType | undefined = Path extends `${string}/:id${string}`
        ? typeof recordId
        : undefined,
      Query extends z.ZodType | undefined = undefined,
      Body extends z.ZodType | undefined = undefined,
    >(
      method: Method,
      path: Path,
      route: StaffRoute<Params, Query, Body, Response>,
      handler: (
        request: StaffRequest<Params, Query, Body>,
        reply: FastifyReply,
      ) => Promise<z.input<Response> | FastifyReply>,
    ): void;
    /** Registers `GET /{resource}`: a list with a Content-Range header, as ra-data-simple-rest expects. */
    staffList<Query extends ListQuery, Row extends z.ZodType>(
      resource: string,
      route: StaffList<Query, Row>,
      handler: (
        query: z.output<Query>,
        request: FastifyRequest & { person: Person },
      ) => Promise<Listed<z.input<Row>>>,
    ): void;
  }
}

export const staffRoutes = fp(async (app: FastifyInstance) => {
  app.decorate('staff', function (this: FastifyInstance, method, path, route, handler) {
    const { summary, source, query, body, response, bodyLimit } = route;
    const { params = path.includes('/:id') ? recordId : undefined } = route;
    this.route({
      method,
      url: staffBase + path,
      ...(bodyLimit && { bodyLimit }),
      schema: {
        tags: ['staff'],
        summary,
        description: `Source: ${source}. Gate: staff.`,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { '2xx': response },
      },
      onRequest: guard(app, 'staff'),
      ...(body && { preHandler: guardAgain(app, 'staff') }),
      handler: handler as never,
    });
  });

  app.decorate('staffList', function (this: FastifyInstance, resource, route, handler) {
    const { summary, source, query, row } = route;
    this.staff(
      'GET',
      `/${resource}`,
      { summary, source, query, response: row.array() },
      async (request, reply) => {
        const parsed = request.query as z.output<ListQuery>;
        const { rows, total } = await handler(parsed as never, request);
        reply.header('content-range', contentRange(resource, parsed.range[0], rows.length, total));
        return rows as never;
      },
    );
  });
});
