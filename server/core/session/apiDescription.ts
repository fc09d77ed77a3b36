import { z } from 'zod';
import type { EndpointName } from '../../../contract/addresses.ts';
import { TOKEN_COOKIE, TOKEN_HEADER } from '../../../contract/calls/call.ts';
import { type Endpoint, endpoints } from '../../../contract/endpoints.ts';
import { type ErrorEnvelope, errorEnvelope } from '../../../contract/records.ts';

/** The parts of an OpenAPI document that this file changes. */
export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> } | Reference>;
  security?: Record<string, string[]>[];
}
interface Media {
  schema: Schema;
}
interface Schema {
  type?: string;
  format?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}
interface Reference {
  $ref: string;
}
export interface Description {
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

const ref = ($ref: string): Reference => ({ $ref: `#/components/${$ref}` });
const { $schema: _, ...refusalSchema } = z.toJSONSchema(errorEnvelope);
export const refusalExample: ErrorEnvelope = {
  error: {
    code: 'error.validation',
    description: 'Please check the marked fields.',
    fields: { emailAddress: 'Enter valid email' },
  },
};
const file = { type: 'string', format: 'binary' } satisfies Schema;

/** The components that all calls share: parameters, the session, and the error response. */
const components = (cookie: string) => ({
  parameters: {
    diagId: {
      name: 'diagId',
      in: 'query',
      description: 'A unique id of the call, which is written to the log.',
      schema: { type: 'string', maxLength: 64, pattern: '^[\\w.-]+$' },
    },
    antiForgery: {
      name: TOKEN_HEADER,
      in: 'header',
      description: `The value of the cookie ${TOKEN_COOKIE}, or of this header in the last response.`,
      schema: { type: 'string' },
    },
    background: {
      name: 'X-Background-Request',
      in: 'header',
      description: 'true: no person caused this call, so it does not prolong the session.',
      schema: { type: 'string', enum: ['true'] },
    },
  },
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
  responses: {
    Refusal: {
      description:
        '400 the input, 401 no session, 403 no anti-forgery token or a closed gate, 404, 405 with Allow, ' +
        '409 not in this status, 413, 415, 429 and 503 with Retry-After.',
      content: {
        'application/json': {
          schema: refusalSchema,
          example: refusalExample,
        },
      },
    },
  },
});

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** Adds to the description of a body what its schema lacks: the license key, a file. */
function completeBody(name: EndpointName, operation: Operation, example: string): void {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.upload) {
    const schema: Schema = {
      type: 'object',
      properties: { [endpoint.upload]: file, quarter: { type: 'string' } },
      required: [endpoint.upload],
    };
    operation.requestBody = { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const json = operation.requestBody?.content['application/json'];
  if (!operation.requestBody || !json) return;
  if (endpoint.licensed) {
    const licenseKey: Schema = { type: 'string', examples: [example] };
    json.schema.properties = { ...json.schema.properties, licenseKey };
    json.schema.required = [...(json.schema.required ?? []), 'licenseKey'];
  }
  if (name === 'saveAgency') {
    operation.requestBody.content['multipart/form-data'] = { schema: json.schema };
  }
}

/** Returns an operation id: `get /api/staff/v1/people/{id}` is getStaffPeopleId. */
const nameOf = (method: string, path: string) =>
  method +
  path
    .replace(/^\/api\/|v1\//g, '')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * Completes the generated description: a unique id for each operation, the anti-forgery header, the session, errors,
 * and files.
 * @param cookie name of the session's cookie
 * @param licenseKey the brand's
 */
export function completeDescription<T extends Description>(
  description: T,
  { cookie, licenseKey }: { cookie: string; licenseKey: string },
): T {
  const named = new Set<string>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, shared] of Object.entries(methods)) {
      // Two methods of one route are described by one object.
      const operation = structuredClone(shared);
      methods[method] = operation;
      const { operationId: name = nameOf(method, path) } = operation;
      const id = named.has(name) ? name + method.charAt(0).toUpperCase() + method.slice(1) : name;
      named.add(id);
      operation.operationId = id;
      operation.tags ??= [isEndpoint(name) ? 'portal' : 'files'];
      if (isEndpoint(name) && endpoints[name].access === 'everyone') operation.security = [];
      operation.security ??= [{ session: [] }];
      operation.parameters = [
        ...(operation.parameters ?? []),
        ref('parameters/diagId'),
        ...(method === 'get' ? [] : [ref('parameters/antiForgery')]),
        ...(operation.security.length > 0 ? [ref('parameters/background')] : []),
      ];
      if (isEndpoint(name)) completeBody(name, operation, licenseKey);
      for (const response of Object.values(operation.responses)) {
        if (!('description' in response)) continue;
        response.description = operation.summary ?? '';
        const { schema } = response.content?.['application/json'] ?? {};
        if (schema?.format === file.format) response.content = { '*/*': { schema } };
      }
      operation.responses['4XX'] = ref('responses/Refusal');
      operation.responses['5XX'] = ref('responses/Refusal');
    }
  }
  return { ...description, components: { ...description.components, ...components(cookie) } };
}
