import { createRequire } from 'node:module';
import FastifyOtelInstrumentation from '@fastify/otel';
import { context, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { TracingSettings } from '../../core/config/env.ts';
import { diagIdOf } from '../../core/monitoring/log.ts';
import { CleanExporter } from './cleanExporter.ts';
import { contextOf, traceIds } from './traceIds.ts';

/** A collector that is away must not hold up a stop. */
const SEND_TIMEOUT_MS = 2_000;

/**
 * Starts tracing in this process: requests of the application that registers `plugin`, and all statements within them.
 * Returns the plugin, and what ends the tracing.
 * @param warn is called when spans can't be sent, once until it works again
 */
export function startTracing(settings: TracingSettings, warn: (message: string) => void) {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.service }),
    // By the trace's id alone: a caller can't demand to be traced, and all nodes decide alike.
    sampler: new TraceIdRatioBasedSampler(settings.share),
    idGenerator: traceIds,
    spanProcessors: [
      new BatchSpanProcessor(new CleanExporter(exporter, warn), {
        exportTimeoutMillis: SEND_TIMEOUT_MS,
      }),
    ],
  });
  provider.register({ propagator: null });
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    requestHook(span, request) {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'none'}`);
      span.setAttributes({ 'hub.request_id': request.id, 'hub.diag_id': diagIdOf(request) });
    },
  });
  const statements = new PgInstrumentation({ requireParentSpan: true });
  for (const instrumentation of [requests, statements]) instrumentation.setTracerProvider(provider);
  // Modules are patched when they are required, which the imports of this server do not do.
  const require = createRequire(import.meta.url);
  for (const name of ['pg', 'pg-pool']) require(name);

  async function tracing(app: FastifyInstance) {
    app.addHook('onRequest', (request, _reply, done) => context.with(contextOf(request), done));
    await app.register(requests.plugin());
  }

  return {
    /** To be registered before everything else. */
    plugin: fp(tracing, { name: tracing.name }),
    /** Sends what is left. */
    async stop() {
      await provider.shutdown().catch(() => warn('The last traces could not be sent'));
      for (const part of [requests, statements, context, trace]) part.disable();
    },
  };
}
