import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isOpen } from '../../contract/gates.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { completeDescription, type Description } from '../api-description/complete.ts';
import { sendCachedFile } from '../send-file.ts';
import { sessionCookie } from './session.ts';

const BASE = '/api/docs';

/** It differs by who asks, and is asked for anew each time; who has it already is told only that. */
const KEPT = 'private, no-cache';

/** The page runs its own files alone, and asks nobody but this server. Its icons are data. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The API's description, made of the endpoint table: for machines at `/api/docs/json`, for people, by Swagger UI, at
 * `/api/docs`. It tells the console's calls to the programme's staff alone, but by a setting.
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

  const describe = descriptions(() => app.swagger() as unknown as Description);
  const describeTo = ({ person }: FastifyRequest) =>
    describe(app.env.publicStaffDocs || isOpen('staff', person?.viewer ?? { signedIn: false }));

  await app.register(swaggerUi, {
    routePrefix: BASE,
    theme: { title: `${app.brand.name}: Accreditation Hub` },
    uiConfig: { layout: 'BaseLayout' },
    staticCSP: PAGE_POLICY,
    transformSpecificationClone: false,
    transformSpecification: (_document, request) => describeTo(request).document,
    uiHooks: {
      async preHandler(request, reply) {
        if (request.routeOptions.url !== `${BASE}/json`) return;
        const mime = 'application/json; charset=utf-8';
        return sendCachedFile(reply, { mime, file: describeTo(request).json }, KEPT);
      },
    },
  });
});

interface Described {
  document: Description;
  /** The document as it is sent. */
  json: Buffer;
}

/** Makes the description once for each audience, when it is first asked for: with the console's calls, and without. */
function descriptions(describe: () => Description): (withConsole: boolean) => Described {
  const made = new Map<boolean, Described>();
  return (withConsole) => {
    const known = made.get(withConsole);
    if (known) return known;
    const all = describe();
    const document = withConsole ? all : withoutConsole(all);
    const described = { document, json: Buffer.from(JSON.stringify(document)) };
    made.set(withConsole, described);
    return described;
  };
}

const withoutConsole = (description: Description): Description => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).filter(([path]) => !path.startsWith(`${staffBase}/`)),
  ),
});
