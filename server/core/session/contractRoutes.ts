import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultApiBase, type EndpointName, endpointPath } from '../../../contract/addresses.ts';
import {
  type Answered,
  type Checked,
  type Endpoint,
  type Endpoints,
  endpointsUnder,
  type Params,
} from '../../../contract/endpoints.ts';
import { done } from '../../../contract/records.ts';
import { recordId } from '../../../contract/staff/paging.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import { guard, guardAgain } from './guard.ts';
import type { Person } from './person.ts';
import { stepUpGuard } from './stepUp.ts';

/** The request of an endpoint: body and query are validated, and `person` is set if the gate requires one. */
type EndpointRequest<N extends EndpointName> = FastifyRequest<{
  Body: Checked<N, 'body'>;
  Querystring: Checked<N, 'query'>;
  Params: Params<N>;
}> & { person: Endpoints[N]['access'] extends 'everyone' ? Person | null : Person };

type Answer<N extends EndpointName> = Answered<N> | FastifyReply;
/** For a call without a response of its own, whose handler may return nothing, a status of ok is sent. */
type Nothing<N extends EndpointName> = Endpoints[N]['response'] extends typeof done
  ? Promise<void>
  : never;
type EndpointHandler<N extends EndpointName> = (
  request: EndpointRequest<N>,
  reply: FastifyReply,
) => Answer<N> | Promise<Answer<N>> | Nothing<N>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers the route of an endpoint. Method, address, gate and schemas come from the endpoint table. Checked in
     * this order: session (401), anti-forgery token (403), gate (403), a fresh proof where it is demanded (403), license
     * key and input (400).
     */
    endpoint<N extends EndpointName>(name: N, handler: EndpointHandler<N>): void;
  }
  interface FastifyContextConfig {
    endpoint?: EndpointName;
  }
}

export async function contractRoutes(app: FastifyInstance): Promise<void> {
  const { app: appName, code: brand, licenseKey } = app.brand;
  const table = endpointsUnder(() => app.env.policies);

  // The router also matches an empty parameter; such an address does not exist.
  const checkAddress = async ({ params }: FastifyRequest) => {
    if (Object.values(params as object).includes('')) throw new NotFound('error.notFound');
  };

  // A missing body is validated as an empty form, so that every required field is reported.
  const completeBody = async (request: FastifyRequest) => {
    request.body ??= {};
  };

  const checkLicense = async ({ body }: FastifyRequest) => {
    const sent =
      typeof body === 'object' && body && Object.getOwnPropertyDescriptor(body, 'licenseKey');
    if (!sent || sent.value !== licenseKey) throw new InvalidInput('error.licenseKey');
  };

  app.decorate('endpoint', function (this: FastifyInstance, name, handler) {
    const endpoint: Endpoint = table[name];
    // Registered on the calling plugin, so that its hooks and body parsers apply.
    this.route({
      method: [...endpoint.methods],
      url: defaultApiBase + endpointPath(endpoint.path, { app: appName, brand }),
      config: { endpoint: name },
      schema: {
        operationId: name,
        summary: endpoint.summary,
        description: `Source: ${endpoint.source}. Gate: ${endpoint.access}.`,
        ...(endpoint.path.includes('/:id') && { params: recordId }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
        response: { '2xx': endpoint.response },
      },
      onRequest: [
        checkAddress,
        guard(app, endpoint.access),
        ...(endpoint.stepUp ? [stepUpGuard(app, endpoint.stepUp)] : []),
      ],
      preValidation: [
        ...(endpoint.body ? [completeBody] : []),
        ...(endpoint.licensed ? [checkLicense] : []),
      ],
      ...(endpoint.body && { preHandler: guardAgain(app, endpoint.access) }),
      handler: (endpoint.response === done ? withStatus(handler as never) : handler) as never,
    });
  });
}

const withStatus =
  (handler: (...call: unknown[]) => Promise<object | undefined>) =>
  async (...call: unknown[]) =>
    (await handler(...call)) ?? { status: 'ok' };
