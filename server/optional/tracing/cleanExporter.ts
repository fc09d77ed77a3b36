import { SpanStatusCode } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { redact } from '../../core/monitoring/log.ts';

/** The attributes of requests and statements that are exported: none with values, addresses or texts of errors. */
const KEPT = new Set([
  'db.name',
  'db.statement',
  'db.system',
  'hub.diag_id',
  'hub.request_id',
  'http.request.method',
  'http.response.status_code',
  'http.route',
]);

const STATEMENT_LENGTH = 2_000;

/** Whether a request was refused, which is no error of the server. */
const isRefusal = ({ attributes }: ReadableSpan) =>
  Number(attributes['http.response.status_code'] ?? 500) < 500;

/** Returns a span without personal data. A status has no text, because PostgreSQL quotes values in its errors. */
function clean(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes)
    .filter(([name]) => KEPT.has(name))
    .map(([name, value]) => [
      name,
      typeof value === 'string' ? redact(value).slice(0, STATEMENT_LENGTH) : value,
    ]);
  const cleaned: Partial<ReadableSpan> = {
    attributes: Object.fromEntries(attributes),
    status: { code: isRefusal(span) ? SpanStatusCode.UNSET : span.status.code },
    events: [],
    links: [],
  };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(cleaned).map(([name, value]) => [name, { value }])),
  );
}

/** Exports spans without personal data, and logs once when they can't be sent. */
export class CleanExporter implements SpanExporter {
  readonly #next: SpanExporter;
  readonly #warn: (message: string) => void;
  #isFailing = false;

  constructor(next: SpanExporter, warn: (message: string) => void) {
    this.#next = next;
    this.#warn = warn;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#next.export(spans.map(clean), (result) => {
      const isFailing = result.code === ExportResultCode.FAILED;
      if (isFailing && !this.#isFailing) {
        this.#warn(`Traces can't be sent: ${redact(result.error?.message ?? 'no reason given')}`);
      }
      this.#isFailing = isFailing;
      done(result);
    });
  }

  shutdown = (): Promise<void> => this.#next.shutdown();
  forceFlush = async (): Promise<void> => this.#next.forceFlush?.();
}
