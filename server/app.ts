import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { defaultBrand } from '../contract/brand.ts';
import {
  type ReportMarker,
  type ReportReader,
  reportThreads,
} from '../workbooks/reading/inWorker.ts';
import { createApp, type Services } from './create-app.ts';
import { createFiles } from './files/files.ts';
import { s3Store } from './files/s3-store.ts';
import { noScanner } from './files/scanner.ts';
import { openStores } from './files/stores.ts';
import { ConcurrencyLimiter } from './http/concurrency-limiter.ts';
import { allJobs } from './jobs/table.ts';
import { pages } from './plugins/pages.ts';
import { routes } from './routes/table.ts';
import { clamd } from './scan/clamd.ts';

type Required = Pick<Services, 'env' | 'db' | 'clock'>;
type CreateOptions = Parameters<typeof createApp>[1];
/** What the application is made of. What is not given is made as the environment says. */
export interface Parts extends Required, Partial<Omit<Services, keyof Required>>, CreateOptions {
  /** Reads uploaded reports; default: each in a thread of its own. */
  readReport?: ReportReader;
  markReport?: ReportMarker;
  /** Directory of the built portal; default: none, the API only. */
  portal?: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    readReport: ReportReader;
    markReport: ReportMarker;
    /** Limits how many reports are read or marked at the same time; agencies take turns. */
    reportTurns: ConcurrencyLimiter<'report'>;
  }
}

/** Waiting reports, each of which is in memory. */
const WAITING_REPORTS = { queuePerGroup: 25, queue: 200 };

/** Builds the server without listening and without workers, so that tests can inject requests. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { env, db, clock, brand = defaultBrand, brandFolder, mail = { wake() {} } } = parts;
  const { read = (work) => work(db), wait = pause, hash, tracing, logTo } = parts;
  const { files = createFiles(db, openStores(db, env.fileStore && s3Store(env.fileStore))) } =
    parts;
  const { scanner = env.clamdUrl ? clamd(env.clamdUrl) : noScanner } = parts;
  const { jobs = allJobs({ files, scanner }) } = parts;
  const threads = reportThreads();
  const services = { env, db, clock, read, brand, brandFolder, files, scanner, mail, jobs, wait };
  const app = await createApp(services, { hash, tracing, logTo });
  app.decorate('readReport', parts.readReport ?? threads.read);
  app.decorate('markReport', parts.markReport ?? threads.mark);
  app.decorate('reportTurns', new ConcurrencyLimiter(['report'], 2, WAITING_REPORTS));
  // With names: for one without, Fastify goes through all that was ever required, in case it is a file.
  for (const route of routes) await app.register(fp(route, { encapsulate: true }));
  if (parts.portal) await app.register(pages, { directory: parts.portal });
  return app;
}
