import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { StaffCallDetails, StaffListDetails } from '../../../contract/staff/call.ts';
import {
  type StaffCallName,
  type StaffCalls,
  type StaffLists,
  staffCalls,
  staffLists,
} from '../../../contract/staff/calls.ts';
import { contentRange, recordId } from '../../../contract/staff/paging.ts';
import { staffBase } from '../../../contract/staff/reach.ts';
import { guard, guardAgain } from './guard.ts';
import type { Person } from './person.ts';
import { stepUpGuard } from './stepUp.ts';

/** What the handler of a call gets of a part of the request: as its schema returns it, unknown without a schema. */
export type StaffInput<Name extends StaffCallName, Part extends 'params' | 'query' | 'body'> =
  StaffCalls[Name] extends Record<Part, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : unknown;
type Params<Name extends StaffCallName> = Name extends `${string}/:id${string}`
  ? z.output<typeof recordId> & StaffInput<Name, 'params'>
  : StaffInput<Name, 'params'>;

type StaffRequest<Name extends StaffCallName> = FastifyRequest<{
  Params: Params<Name>;
  Querystring: StaffInput<Name, 'query'>;
  Body: StaffInput<Name, 'body'>;
}> & { person: Person };

type Row<Resource extends keyof StaffLists> = z.input<StaffLists[Resource]['row']>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers the route of a call of the console, below /api/staff/v1, open to staff only. Address, schemas and what it
     * needs come from the table of staff calls. Checked in this order: session (401), anti-forgery token (403), gate and
     * roles (403), a fresh proof where it is demanded (403), input (400).
     */
    staff<Name extends StaffCallName>(
      name: Name,
      handler: (
        request: StaffRequest<Name>,
        reply: FastifyReply,
      ) => Promise<z.input<StaffCalls[Name]['response']> | FastifyReply>,
    ): void;
    /**
     * Registers `GET /{resource}`: a list with a Content-Range header, as ra-data-simple-rest expects. The handler
     * returns the rows of the requested range, and the total number of rows.
     */
    staffList<Resource extends keyof StaffLists>(
      resource: Resource,
      handler: (
        query: z.output<StaffLists[Resource]['query']>,
      ) => Promise<{ rows: Row<Resource>[]; total: number }>,
    ): void;
  }
}

export async function staffRoutes(app: FastifyInstance): Promise<void> {
  function register(
    on: FastifyInstance,
    name: string,
    call: StaffCallDetails,
    handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  ) {
    const [method = '', path = ''] = name.split(' ');
    const { needs, summary, source, query, body, response, bodyLimit, stepUp } = call;
    const { params = path.includes('/:id') ? recordId : undefined } = call;
    // Registered on the calling plugin, so that its hooks and body parsers apply.
    on.route({
      method,
      url: `${staffBase}/${path}`,
      ...(bodyLimit && { bodyLimit }),
      schema: {
        tags: ['staff'],
        summary,
        description: `Source: ${source}. Gate: staff. Needs: ${needs}.`,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { '2xx': response },
      },
      onRequest: [guard(app, 'staff', needs), ...(stepUp ? [stepUpGuard(app, stepUp)] : [])],
      ...(body && { preHandler: guardAgain(app, 'staff', needs) }),
      handler,
    });
  }

  app.decorate('staff', function (this: FastifyInstance, name, handler) {
    register(this, name, staffCalls[name], handler as never);
  });

  app.decorate('staffList', function (this: FastifyInstance, resource, handler) {
    const { row, ...list }: StaffListDetails = staffLists[resource];
    const call = { ...list, response: row.array() };
    register(this, `GET ${resource}`, call, async (request, reply) => {
      const query = request.query as z.output<typeof list.query>;
      const { rows, total } = await handler(query as never);
      reply.header('content-range', contentRange(resource, query.range[0], rows.length, total));
      return rows;
    });
  });
}
