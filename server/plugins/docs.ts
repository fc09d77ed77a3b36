import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { defaultApiBase } from '../../contract/addresses.ts';
import { completeDescription, type Description } from '../api-description/complete.ts';
import { sessionCookie } from './session.ts';

/** The API's description, made of the endpoint table: for machines at `/api/docs/json`, for people at `/api/docs`. */
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

  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const { info, paths = {} } = app.swagger() as {
      info: { title: string };
      paths?: Record<string, Record<string, { summary?: string; description?: string }>>;
    };
    const rows = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { summary = '', description = '' }]) =>
          `<tr><th scope="row"><code>${method.toUpperCase()} ${path.replace(defaultApiBase, '…')}</code></th>` +
          `<td>${summary}</td><td>${description}</td></tr>`,
      ),
    );
    const title = info.title.replaceAll('&', '&amp;');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>` +
          `<h1>${title}</h1><p>Below <code>${defaultApiBase}</code> (…). <a href="/api/docs/json">OpenAPI as JSON</a></p>` +
          `<table border="1" cellpadding="6"><thead><tr><th>Call</th><th>What it does</th><th>Where it comes from, and who may</th>` +
          `</tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`,
      );
  });
});
