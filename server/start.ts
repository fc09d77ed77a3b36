import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { defaultBrand } from '../contract/brand.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './database.ts';
import { isEmpty, seedDemo } from './db/seed.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs/runner.ts';
import { createTokens } from './mail/tokens.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';
import { secretOf } from './session-secret.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Answers what is under way, and ends everything. */
  stop(): Promise<void>;
}

/** While it is told to stop, it goes on answering for that long, and closes each connection with its answer. */
const DRAIN_MS = 500;
const LONGEST_DRAIN_MS = 5_000;

/**
 * Starts the product: database, API, workers, and the portal. `preparePortal` builds that when it has to and answers
 * its directory; it is asked once the database is this process's own, so no two build at the same time.
 * @throws what openDatabase throws, and Node's own error when the port is taken.
 */
export async function startServer(
  given: Env,
  preparePortal: () => Promise<string | undefined> = async () => undefined,
): Promise<RunningServer> {
  const env = { ...given, sessionSecret: given.sessionSecret || (await secretOf(given.dataDir)) };
  const clock = systemClock(env.timeOffsetDays);
  let app: FastifyInstance | undefined;
  const log = {
    info: (message: string) => app?.log.info(message),
    warn: (message: string) => app?.log.warn(message),
  };
  const database = await openDatabase(env, log);
  const { db } = database;
  const stopping: (() => Promise<unknown>)[] = [() => database.close()];
  const stop = async () => {
    for (const step of stopping.splice(0).reverse()) await step();
  };
  try {
    if (!env.databaseUrl && (await isEmpty(db))) await seedDemo(db, clock.now());

    const portal = await preparePortal();
    const brand = defaultBrand;
    const mail = startMailWorker({
      db,
      clock,
      tokens: createTokens(env.sessionSecret),
      transport: env.smtpUrl
        ? smtpTransport(env.smtpUrl, brand)
        : fileTransport(join(env.dataDir, 'mail'), brand),
      frame: { brand, publicUrl: env.publicUrl },
      onError: (err) => app?.log.error({ err }, 'The mail worker'),
      alone: !env.databaseUrl,
    });
    stopping.push(() => mail.stop());

    app = await buildApp({ env, db, clock, brand, mail, portal });
    const jobs = await startJobs({
      db,
      clock,
      onDone: mail.wake,
      onError: (err, job) => app?.log.error({ err, job }, 'A job'),
    });
    stopping.push(() => jobs.stop());
    stopping.push(() => drain(app as FastifyInstance));
    await app.listen({ port: env.port, host: env.host });
    app.server.headersTimeout = 20_000;
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * First each connection is closed with its next answer, then none is taken any more: so no request meets a
 * connection that is just being closed. Who holds one open without asking anything is cut off in the end.
 */
async function drain(app: FastifyInstance): Promise<void> {
  app.draining = true;
  if (app.server.listening) await delay(DRAIN_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_DRAIN_MS);
  await app.close();
  clearTimeout(cut);
}
