import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Brand } from '../../contract/brand.ts';
import { systemClock } from '../core/clock.ts';
import type { Env } from '../core/config/env.ts';
import { isEmpty } from '../core/db/empty.ts';
import { createFiles } from '../core/files/files.ts';
import { openStores } from '../core/files/stores.ts';
import { startJobs } from '../core/jobs/runner.ts';
import { fileTransport } from '../core/mail/fileTransport.ts';
import { createMailChoices } from '../core/mail/mailChoices.ts';
import { smtpTransport } from '../core/mail/smtpTransport.ts';
import { createTokens } from '../core/mail/tokens.ts';
import { redact } from '../core/monitoring/log.ts';
import { reclaimMails } from '../mails/leasedMail.ts';
import { type FailedTry, startMailWorker } from '../mails/worker.ts';
import { endAgain } from '../privacy/endedList.ts';
import { buildApp } from './app.ts';
import type { OpenDatabase } from './database.ts';
import { refuseEarlierTime } from './earlierTime.ts';
import { startGuestRequestWorker } from './guestRequests.ts';
import { jobs } from './jobs.ts';
import { optional } from './optional.ts';
import { refuseDemoAccounts, warnOfSettings } from './startSafety.ts';

/** After the drain it accepts no new connection, and waits at most this long for idle connections and for active requests. */
const IDLE_TIMEOUT_MS = 3_000;
const ACTIVE_TIMEOUT_MS = 7_500;

export interface RunningServer {
  app: FastifyInstance;
  /** Finishes active requests, then stops everything. */
  stop(): Promise<void>;
}

interface Given {
  database: OpenDatabase;
  brand: Brand;
  tracing: { plugin: FastifyPluginAsync; stop(): Promise<unknown> } | undefined;
  preparePortal(): Promise<string | undefined>;
  /** Called with the app before it listens. */
  onApp(app: FastifyInstance): void;
}

/** Starts what needs the database: API, workers and portal. On an error it closes the database. */
export async function serve(
  env: Env,
  { database, brand, tracing, preparePortal, onApp }: Given,
): Promise<RunningServer> {
  const { db, read } = database;
  const clock = systemClock(env);
  let app: FastifyInstance | undefined;
  const onError = (what: string) => (err: unknown, job?: string) => {
    app?.disk.note(err);
    app?.log.error({ err, job }, what);
  };
  const metrics = await optional.metrics(env, { db, clock });
  const onFailedTry = ({ reason, ...failure }: FailedTry) => {
    metrics?.mail(failure.status === 'QUEUED' ? 'retried' : 'failed');
    app?.log.warn({ ...failure, reason: redact(reason) }, 'An email was not sent');
  };
  const stopping: (() => Promise<unknown>)[] = [
    async () => tracing?.stop(),
    () => database.close(),
  ];
  const stop = async () => {
    const errors: unknown[] = [];
    // What can't be stopped does not keep the rest from being stopped, the database above all.
    for (const step of stopping.splice(0).reverse()) {
      await step().catch((error) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  };
  try {
    if (env.demo && (await isEmpty(db))) {
      // Loaded for the first start only.
      const { seedDemo } = await import('../demo/seed.ts');
      await seedDemo(db, clock.now(), { whole: true, brand });
    }
    const unsafe = [
      ...env.unsafe,
      ...(await refuseDemoAccounts(env, db)),
      ...(await refuseEarlierTime(env, db, clock.now())),
    ];

    const portal = await preparePortal();
    // Before anybody is served or mailed whom a backup has brought back.
    const places = {
      files: createFiles(db, openStores(db, optional.fileStore(env))),
      dataDir: env.dataDir,
    };
    await endAgain(db, places, clock.now());
    // No other process uses the embedded database, so all leases are from an earlier process.
    if (!env.databaseUrl) await reclaimMails(db, clock.now());
    const mail = startMailWorker({
      db,
      clock,
      tokens: createTokens(env),
      mailChoices: createMailChoices(db, env),
      transport: env.smtpUrl
        ? smtpTransport(env.smtpUrl, brand, { insecure: env.smtpInsecure })
        : fileTransport(join(env.dataDir, 'mail'), brand),
      frame: { brand, publicUrl: env.publicUrl, timeZone: env.timeZone },
      onError: onError('The mail worker'),
      onSent: () => metrics?.mail('sent'),
      onFailedTry,
    });
    stopping.push(() => mail.stop());

    app = await buildApp({
      env,
      db,
      read,
      clock,
      brand,
      mail,
      portal,
      tracing: tracing?.plugin,
    });
    onApp(app);
    if (metrics) stopping.push(await metrics.serve(app));
    const runner = startJobs({
      db,
      clock,
      files: app.files,
      scanner: app.scanner,
      keep: env.keep,
      dataDir: env.dataDir,
      jobs,
      onDone: mail.wake,
      onError: onError('A job'),
    });
    stopping.push(() => runner.stop());
    const requests = startGuestRequestWorker(app, {
      onDone: mail.wake,
      onError: onError('What a guest asked for'),
    });
    stopping.push(() => requests.stop());
    const drain = drainOf(app, env.drainMs);
    stopping.push(drain);
    warnOfSettings(app.log, unsafe, env.omissions);
    await app.listen({ port: env.port, host: env.host });
    return { app, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/**
 * Returns the function that drains the server: for `drainMs` new connections are accepted and each is closed with its
 * next response, then no new one is accepted. An idle connection is not closed at once, because a request may be in
 * flight; it is closed in the end.
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
