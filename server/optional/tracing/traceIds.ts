import {
  type Context,
  context,
  createContextKey,
  isSpanContextValid,
  ROOT_CONTEXT,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import { diagIdOf } from '../../core/monitoring/log.ts';

const WANTED = createContextKey('the id of the trace that starts');
const random = new RandomIdGenerator();

/** Makes random ids, but takes the id of a trace from {@link contextOf}. */
export const traceIds: IdGenerator = {
  generateTraceId: () =>
    (context.active().getValue(WANTED) as string | undefined) ?? random.generateTraceId(),
  generateSpanId: () => random.generateSpanId(),
};

/**
 * Returns the context in which a request is traced: the trace of the caller's `traceparent`, else one whose id is the
 * request's diagId. Nothing else that a caller sends counts: neither whether to trace, nor `tracestate` or `baggage`.
 */
export function contextOf(request: FastifyRequest): Context {
  const parent = parseTraceParent(String(request.headers.traceparent));
  if (parent && isSpanContextValid(parent)) {
    return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
  }
  const id = diagIdOf(request)?.replaceAll('-', '').toLowerCase();
  return id && /^(?!0{32})[\da-f]{32}$/.test(id) ? ROOT_CONTEXT.setValue(WANTED, id) : ROOT_CONTEXT;
}
