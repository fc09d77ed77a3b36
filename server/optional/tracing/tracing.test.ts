import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { defaultApiBase, endpointPath } from '../../../contract/addresses.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { serverSettings } from '../../../tests/support/server/serverSettings.ts';
import { readEnv } from '../../core/config/env.ts';
import type { RunningServer } from '../../start/serve.ts';
import { startServer } from '../../start/start.ts';

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector of traces. What it was sent, as text and as spans. */
let collector: Server;
let received: string;
let spans: Sent[];
let server: RunningServer;
let base: string;

beforeEach(async () => {
  received = '';
  spans = [];
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
    };
    received += request.url + JSON.stringify(body);
    spans.push(
      ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => collector.close(resolve));
});

async function start(more: Record<string, string> = {}): Promise<void> {
  const settings = await serverSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    ...more,
  });
  base = `http://127.0.0.1:${settings.PORT}`;
  server = await startServer(readEnv(settings));
}

const { app, code: brand } = defaultBrand;
const address = (query: string) =>
  `${base}${defaultApiBase}${endpointPath(endpoints.me.path, { app, brand })}?${query}`;
/** Calls without keeping the connection, for which a stop would wait. */
const call = (query: string, headers: Record<string, string>) =>
  fetch(address(query), { headers: { ...headers, connection: 'close' } });
const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

test('a request and its statements are a trace of the diagId, without personal data', async () => {
  await start();
  const route = endpointPath(endpoints.me.path, { app, brand });
  const diagId = '0f9b4242-8d55-4a86-9f3f-0a4f9f3f0a4f';
  const headers = { cookie: 'hub-session=secret-of-a-session', 'user-agent': 'Somebodys Browser' };
  await call(`diagId=${diagId}&email=ada@person.example`, headers);
  await server.stop();

  const [request, ...more] = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(more).toEqual([]);
  expect(request?.name).toBe(`GET ${defaultApiBase}${route}`);
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': `${defaultApiBase}${route}`,
    'http.response.status_code': 401,
    'hub.diag_id': diagId,
    'hub.request_id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const statement = spans.find(({ name }) => name.startsWith('pg.query'));
  expect(statement?.parentSpanId).toBe(request?.spanId);
  expect(statement && attributesOf(statement)['db.statement']).toMatch(/token_hash = \$\d/);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(
    new Set([diagId.replaceAll('-', '')]),
  );
  expect(received).toMatch(/^\/v1\/traces.*"accreditation-hub"/);
  expect(received).not.toMatch(/person\.example|secret-of|Somebodys|127\.0\.0\.1/);
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test("the caller's trace goes on, and a wrong one is not taken", async () => {
  await start();
  const said = { tracestate: 'vendor=lovelace', baggage: 'user=lovelace' };
  await call('diagId=x', { traceparent: `00-${TRACE}-${PARENT}-00`, ...said });
  await call('diagId=x', { traceparent: `00-${'0'.repeat(32)}-${PARENT}-01` });
  await server.stop();
  const [first, second, ...more] = spans.filter(({ name }) => name.startsWith('GET'));
  expect(more).toEqual([]);
  expect(first).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  expect(second?.traceId).toMatch(/^(?!0{32})[\da-f]{32}$/);
  expect(second?.parentSpanId).toBeUndefined();
  expect(received).not.toContain('lovelace');
});

test('a caller can not demand to be traced', async () => {
  await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  expect((await call('diagId=x', headers)).status).toBe(401);
  await server.stop();
  expect(spans).toEqual([]);
});
