import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isOpen } from '../../contract/gates.ts';
import { completeDescription, type Description } from '../api-description/complete.ts';
import { documents } from '../api-description/documents.ts';
import { sendKeptFile } from '../send-file.ts';
import { sessionCookie } from './session.ts';

/** It differs by who asks, and is asked for anew each time; who has it already is told only that. */
const KEPT = 'private, no-cache';

/**
 * The API's description, made of the endpoint table: for machines at `/api/docs/json`, for people at `/api/docs`. Of
 * the console's calls it tells the programme's staff alone, but by a setting.
 */
export const docs = fp(async (app: FastifyInstance) => {
  const cookie = sessionCookie(app.env);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${app.brand.name}: Accreditation Hub`,
        version: '1',
        description:
          'Every call takes a `diagId` query parameter, which stands in the log. A call that changes something ' +
          'repeats the cookie XSRF-TOKEN in the header X-XSRF-TOKEN.',
      },
      servers: [{ url: app.env.publicUrl }],
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform(call);
      // Who knows no visitor asks for no session.
      const { anonymous } = call.route.config ?? {};
      return { schema: anonymous ? { ...schema, security: [] } : schema, url };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? (completeDescription(document.openapiObject as unknown as Description, cookie) as object)
        : document.swaggerObject,
  });

  const describe = documents(() => app.swagger() as unknown as Description);
  const forWhom = ({ person }: FastifyRequest) =>
    describe(app.env.publicStaffDocs || isOpen('staff', person?.viewer ?? { signedIn: false }));
  const hide = { schema: { hide: true } };

  app.get('/api/docs/json', hide, (request, reply) => {
    const { json: file } = forWhom(request);
    return sendKeptFile(reply, { mime: 'application/json; charset=utf-8', file }, KEPT);
  });

  app.get('/api/docs', hide, (request, reply) => {
    const { page: file } = forWhom(request);
    return sendKeptFile(reply, { mime: 'text/html; charset=utf-8', file }, KEPT);
  });
});
