import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isOpen } from '../../../contract/gates.ts';
import { staffBase } from '../../../contract/staff/reach.ts';
import { sendCachedFile } from '../http/sendFile.ts';
import { completeDescription, type Description } from './apiDescription.ts';
import { checkGate } from './gate.ts';
import { cookieName } from './session.ts';

const BASE = '/api/docs';

/** The description depends on the person, so caches must revalidate it for every request. */
const CACHE_CONTROL = 'private, no-cache';

/** The page runs only its own files and calls only this server. Its icons are data URLs. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The API description, generated from the endpoint tables: as JSON at `/api/docs/json`, and in Swagger UI at
 * `/api/docs`. The console's calls, and in production all, are shown to staff only, unless PUBLIC_STAFF_DOCS is set.
 */
export async function docs(app: FastifyInstance): Promise<void> {
  const cookie = cookieName(app.env, 'hub-session');
  const { licenseKey } = app.brand;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${app.brand.name}: Accreditation Hub`,
        version: '1',
        description:
          'Every call takes a `diagId` query parameter, which is written to the log. A call that changes data ' +
          'repeats the cookie XSRF-TOKEN in the header X-XSRF-TOKEN.',
      },
      servers: [{ url: app.env.publicUrl }],
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform(call);
      // An anonymous route reads no session.
      const { anonymous } = call.route.config ?? {};
      return { schema: anonymous ? { ...schema, security: [] } : schema, url };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? (completeDescription(document.openapiObject as unknown as Description, {
            cookie,
            licenseKey,
          }) as object)
        : document.swaggerObject,
  });

  // Once with and once without the console's calls, each when it is first asked for.
  const described = new Map<boolean, Described>();
  const describeTo = ({ person }: FastifyRequest) => {
    const withConsole =
      app.env.publicStaffDocs || isOpen('staff', person?.viewer ?? { signedIn: false });
    const found = described.get(withConsole) ?? describe(app.swagger() as never, withConsole);
    described.set(withConsole, found);
    return found;
  };

  await app.register(swaggerUi, {
    routePrefix: BASE,
    theme: { title: `${app.brand.name}: Accreditation Hub` },
    uiConfig: { layout: 'BaseLayout' },
    staticCSP: PAGE_POLICY,
    transformSpecificationClone: false,
    transformSpecification: (_document, request) => describeTo(request).document,
    uiHooks: {
      async preHandler(request, reply) {
        if (app.env.production && !app.env.publicStaffDocs) checkGate('staff', request.person);
        if (request.routeOptions.url !== `${BASE}/json`) return;
        const mime = 'application/json; charset=utf-8';
        return sendCachedFile(reply, { mime, file: describeTo(request).json }, CACHE_CONTROL);
      },
    },
  });
}

interface Described {
  document: Description;
  /** The document as the bytes that are sent. */
  json: Buffer;
}

function describe(all: Description, withConsole: boolean): Described {
  const document = withConsole ? all : withoutConsole(all);
  return { document, json: Buffer.from(JSON.stringify(document)) };
}

const withoutConsole = (description: Description): Description => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).filter(([path]) => !path.startsWith(`${staffBase}/`)),
  ),
});
