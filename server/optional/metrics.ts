import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/db/connection.ts';
import { type Queues, readJobs, readQueues } from '../core/monitoring/queues.ts';
import { type Readiness, readReadiness } from '../core/monitoring/readiness.ts';

interface Response {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** `retried`: there will be another try. `failed`: there won't. */
export type MailResult = 'sent' | 'retried' | 'failed';

/** What the server counts for Prometheus. Each server has its own, so that several can run in one process. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ db, clock }: { db: Database; clock: Clock }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'hub_http_request_duration_seconds',
    help: 'Time until the response was sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const mails = new Counter({
    name: 'hub_mail_tries_total',
    help: 'Tries to send an email on this node, by result: sent, retried or failed.',
    labelNames: ['result'] as const,
    registers,
  });

  const pool = new Gauge({
    name: 'hub_database_connections',
    help: 'Database connections of this node, by state; waiting: requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      pool.set({ state: 'active' }, totalCount - idleCount);
      pool.set({ state: 'idle' }, idleCount);
      pool.set({ state: 'waiting' }, waitingCount);
    },
  });

  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const queueGauges: Record<keyof Queues, Gauge> = {
    mails: gauge('hub_mail_queue_size', 'Emails that wait to be sent.'),
    mail_age: gauge('hub_mail_queue_age_seconds', 'Age of the oldest email that waits.'),
    requests: gauge('hub_guest_request_queue_size', 'Requests of guests that wait.'),
    request_age: gauge('hub_guest_request_queue_age_seconds', 'Age of the oldest of them.'),
    locked: gauge('hub_locked_addresses', 'Addresses that are locked for some network.'),
  };
  const jobStart = new Gauge({
    name: 'hub_job_last_start_timestamp_seconds',
    help: 'When each job last started on any node.',
    labelNames: ['job'] as const,
    registers,
  });
  const jobFailed = new Gauge({
    name: 'hub_job_failed',
    help: '1 if the last run of the job failed.',
    labelNames: ['job'] as const,
    registers,
  });
  const isUp = gauge('hub_database_up', '1 if the database has answered.');

  async function readDatabase(): Promise<void> {
    for (const [name, size] of Object.entries(await readQueues(db, clock.now()))) {
      queueGauges[name as keyof Queues].set(size);
    }
    for (const { name, started, hasFailed } of await readJobs(db)) {
      jobStart.set({ job: name }, started);
      jobFailed.set({ job: name }, hasFailed ? 1 : 0);
    }
  }

  /** Returns all metrics in the text format of Prometheus. */
  async function collect(): Promise<string> {
    try {
      await readDatabase();
      isUp.set(1);
    } catch {
      // Their values would be outdated.
      for (const metric of Object.values(queueGauges)) metric.remove();
      for (const metric of [jobStart, jobFailed]) metric.reset();
      isUp.set(0);
    }
    return registry.metrics();
  }

  return {
    collect,
    contentType: registry.contentType,
    request: ({ seconds, ...labels }: Response) => requests.observe(labels, seconds),
    /** Counts a try to send an email. */
    mail: (result: MailResult) => mails.inc({ result }),
  };
}

/** Counts for Prometheus, which reads it at an address of its own. */
export function startMetrics(
  of: Parameters<typeof createMetrics>[0],
  address: { port: number; host: string },
) {
  const metrics = createMetrics(of);
  return {
    mail: metrics.mail,
    /** Counts the responses of a server, and lets Prometheus read. Returns what ends that. */
    async serve(app: FastifyInstance): Promise<() => Promise<unknown>> {
      observeRequests(app, metrics);
      const server = metricsServer(metrics, () => readReadiness(app));
      await server.listen(address);
      return () => server.close();
    },
  };
}

function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = elapsedTime / 1000;
    metrics.request({ method: request.method, route, status: statusCode, seconds });
  });
}

/**
 * Returns a server for `/metrics` and, at `/readyz`, the single checks of readiness, on a port of its own that only
 * Prometheus and operators should reach.
 */
export function metricsServer(
  { collect, contentType }: Metrics,
  readiness: () => Promise<Readiness>,
): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await collect()));
  app.get('/readyz', async (_request, reply) => {
    const found = await readiness();
    return reply.code(found.status === 'ok' ? 200 : 503).send(found);
  });
  return app;
}
