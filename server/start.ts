import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startGuestRequestWorker } from './accounts/guest-requests/handle.ts';
import { buildApp } from './app.ts';
import { readBrand } from './brand.ts';
import { systemClock } from './clock.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { openDatabase } from './database.ts';
import { isEmpty, seedDemo } from './db/seed.ts';
import type { Env } from './env.ts';
import { unusedFiles } from './files/unused.ts';
import { pictures, quarantine } from './jobs/quarantine.ts';
import { startJobs } from './jobs/runner.ts';
import { jobs as allJobs } from './jobs/table.ts';
import { redact } from './log.ts';
import { reclaimMails } from './mail/leased-mail.ts';
import { createTokens } from './mail/tokens.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { type FailedTry, startMailWorker } from './mail/worker.ts';
import { createMetrics, metricsServer, observeRequests } from './metrics.ts';
import { readReadiness } from './readiness.ts';
import { secretOf } from './session-secret.ts';
import { refuseDemoAccounts, refuseUnsafeSettings, warnOfUnsafeSettings } from './start-safety.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Finishes active requests, then stops everything. */
  stop(): Promise<void>;
}

/** After the drain it accepts no new connection, and waits at most this long for idle connections and for active requests. */
const IDLE_TIMEOUT_MS = 3_000;
const ACTIVE_TIMEOUT_MS = 7_500;

/**
 * Starts the product: database, API, workers and portal.
 * @param preparePortal builds the portal if necessary and returns its directory; called when this process owns the
 * database, so that no two processes build at the same time
 * @throws as openDatabase, or Node's error if the port is in use
 */
export async function startServer(
  given: Env,
  preparePortal: () => Promise<string | undefined> = async () => undefined,
): Promise<RunningServer> {
  refuseUnsafeSettings(given);
  prepareDataDirectory(given);
  const env = { ...given, sessionSecret: given.sessionSecret || (await secretOf(given.dataDir)) };
  const { brand, folder: brandFolder } = readBrand(env.brandFolder);
  const clock = systemClock(env.timeOffsetDays);
  let app: FastifyInstance | undefined;
  const log = {
    info: (message: string) => app?.log.info(message),
    warn: (message: string) => app?.log.warn(message),
  };
  const onError = (what: string) => (err: unknown, job?: string) => {
    app?.disk.note(err);
    app?.log.error({ err, job }, what);
  };
  // Loaded only where traces go somewhere: it is larger than the rest of the server.
  const tracing =
    env.tracing && (await import('./tracing/tracing.ts')).startTracing(env.tracing, log.warn);
  const database = await openDatabase(env, log);
  const { db, read } = database;
  const metrics = createMetrics({ db, clock });
  const onFailedTry = ({ reason, ...failure }: FailedTry) => {
    metrics.mail(failure.status === 'QUEUED' ? 'retried' : 'failed');
    app?.log.warn({ ...failure, reason: redact(reason) }, 'An email was not sent');
  };
  const stopping: (() => Promise<unknown>)[] = [
    async () => tracing?.stop(),
    () => database.close(),
  ];
  const stop = async () => {
    for (const step of stopping.splice(0).reverse()) await step();
  };
  try {
    if (env.demo && (await isEmpty(db))) await seedDemo(db, clock.now(), { whole: true, brand });
    const unsafe = [...env.unsafe, ...(await refuseDemoAccounts(env, db))];

    const portal = await preparePortal();
    // No other process uses the embedded database, so all leases are from an earlier process.
    if (!env.databaseUrl) await reclaimMails(db, clock.now());
    const mail = startMailWorker({
      db,
      clock,
      tokens: createTokens(env),
      transport: env.smtpUrl
        ? smtpTransport(env.smtpUrl, brand, { insecure: env.smtpInsecure })
        : fileTransport(join(env.dataDir, 'mail'), brand),
      frame: { brand, publicUrl: env.publicUrl },
      onError: onError('The mail worker'),
      onSent: () => metrics.mail('sent'),
      onFailedTry,
    });
    stopping.push(() => mail.stop());

    app = await buildApp({
      env,
      db,
      read,
      clock,
      brand,
      brandFolder,
      mail,
      portal,
      tracing: tracing?.plugin,
    });
    if (env.metricsPort !== undefined) {
      observeRequests(app, metrics);
      const node = app;
      const server = metricsServer(metrics, () => readReadiness(node));
      stopping.push(() => server.close());
      await server.listen({ port: env.metricsPort, host: env.metricsHost });
    }
    const jobs = startJobs({
      db,
      clock,
      jobs: [
        ...allJobs,
        pictures(app.files),
        quarantine(app.scanner, app.files),
        unusedFiles(app.files),
      ],
      onDone: mail.wake,
      onError: onError('A job'),
    });
    stopping.push(() => jobs.stop());
    const requests = startGuestRequestWorker(app, {
      onDone: mail.wake,
      onError: onError('What a guest asked for'),
    });
    stopping.push(() => requests.stop());
    const drain = drainOf(app, env.drainMs);
    stopping.push(drain);
    warnOfUnsafeSettings(app.log, unsafe);
    await app.listen({ port: env.port, host: env.host });
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Returns the function that drains the server: for `drainMs` new connections are accepted and each is closed with its next
 * response, then no new one is accepted. An idle connection is not closed at once, because a request may be in flight; it is closed in the end.
 */
function drainOf(app: FastifyInstance, drainMs: number): () => Promise<void> {
  const { server } = app;
  let active = 0;
  server.on('request', (_request, response) => {
    active += 1;
    response.once('close', () => {
      active -= 1;
    });
  });
  return async () => {
    app.draining = true;
    if (server.listening) await delay(drainMs);
    server.closeIdleConnections = () => {};
    const start = performance.now();
    const timer = setInterval(() => {
      const waited = performance.now() - start;
      if (waited > (active > 0 ? ACTIVE_TIMEOUT_MS : IDLE_TIMEOUT_MS)) {
        server.closeAllConnections();
      }
    }, 50);
    await app.close();
    clearInterval(timer);
  };
}
