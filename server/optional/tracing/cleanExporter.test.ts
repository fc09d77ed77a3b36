import { SpanStatusCode } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { expect, test } from 'vitest';
import { CleanExporter } from './cleanExporter.ts';

/** Sends one span on. Returns what was sent and told. */
function send(results: ExportResultCode[], span: Partial<ReadableSpan> = { attributes: {} }) {
  const sent: ReadableSpan[] = [];
  const told: string[] = [];
  const left = [...results];
  const exporter = new CleanExporter(
    {
      export(spans, done) {
        sent.push(...spans);
        done({ code: left.shift() as ExportResultCode, error: new Error('refused') });
      },
      shutdown: async () => {},
    },
    (message) => told.push(message),
  );
  const whole = { status: { code: SpanStatusCode.UNSET }, ...span } as ReadableSpan;
  for (const _ of results) exporter.export([whole], () => {});
  return { sent, told };
}
const { SUCCESS, FAILED } = ExportResultCode;

test('texts of errors, values and unknown attributes are not sent', () => {
  const { sent } = send([SUCCESS], {
    name: 'pg.query',
    attributes: {
      'db.statement': "select 'ada@person.example'",
      'db.postgresql.values': 'ada',
      'url.path': '/a?email=ada',
    },
    status: { code: SpanStatusCode.ERROR, message: 'invalid input syntax: "ada"' },
    events: [{ name: 'exception', time: [0, 0], attributes: { 'exception.message': 'ada' } }],
    links: [{ context: { traceId: '1', spanId: '2', traceFlags: 1 }, attributes: { by: 'ada' } }],
  });
  expect(sent).toMatchObject([
    {
      name: 'pg.query',
      attributes: { 'db.statement': "select '[email]'" },
      status: { code: SpanStatusCode.ERROR },
      events: [],
      links: [],
    },
  ]);
  expect(Object.keys(sent[0]?.attributes ?? {})).toEqual(['db.statement']);
  expect(sent[0]?.status).not.toHaveProperty('message');
});

test('a long statement is cut', () => {
  const { sent } = send([SUCCESS], { attributes: { 'db.statement': 'select '.repeat(1_000) } });
  expect(sent[0]?.attributes['db.statement']).toHaveLength(2_000);
});

test.each([
  [404, SpanStatusCode.UNSET],
  [503, SpanStatusCode.ERROR],
])('a response of %i has the status %i', (code, status) => {
  const { sent } = send([SUCCESS], {
    attributes: { 'http.response.status_code': code },
    status: { code: SpanStatusCode.ERROR },
  });
  expect(sent[0]?.status.code).toBe(status);
});

test('an unavailable collector is logged once, until it is back', () => {
  const { told } = send([FAILED, FAILED, SUCCESS, FAILED]);
  expect(told).toEqual(["Traces can't be sent: refused", "Traces can't be sent: refused"]);
});
