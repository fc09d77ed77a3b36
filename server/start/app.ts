import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  type ReportMarker,
  type ReportReader,
  reportProcesses,
} from '../../workbooks/reading/inProcess.ts';
import { createApp, type Services } from '../core/app/createApp.ts';
import { readBrand } from '../core/config/brand.ts';
import { createFiles } from '../core/files/files.ts';
import { openStores } from '../core/files/stores.ts';
import { type Caller, ConcurrencyLimiter } from '../core/http/concurrencyLimiter.ts';
import type { BadgeKeys } from '../core/rules/badges/signer.ts';
import { contractRoutes } from '../core/session/contractRoutes.ts';
import { devices } from '../core/session/devices.ts';
import { staffRoutes } from '../core/session/staffRoutes.ts';
import { pages } from '../pages/pages.ts';
import { routes } from './features.ts';
import { jobs } from './jobs.ts';
import { optional } from './optional.ts';

type Required = Pick<Services, 'env' | 'db' | 'clock'>;
type CreateOptions = Parameters<typeof createApp>[1];
/** What the application is made of. What is not given is made as the environment says. */
export interface Parts extends Required, Partial<Omit<Services, keyof Required>>, CreateOptions {
  /** Reads uploaded reports; default: each in a process of its own. */
  readReport?: ReportReader;
  markReport?: ReportMarker;
  /** Directory of the built portal; default: none, the API only. */
  portal?: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs badges; undefined where there are none. */
    badgeKeys: BadgeKeys | undefined;
    /** Reads a report when it is its agency's turn. @throws TooManyRequests or Busy if too many reports wait */
    readReport(caller: Caller, ...report: Parameters<ReportReader>): ReturnType<ReportReader>;
    /** Marks a report, as {@link FastifyInstance.readReport}. */
    markReport(caller: Caller, ...task: Parameters<ReportMarker>): ReturnType<ReportMarker>;
    /** Limits how many reports are read or marked at the same time; agencies take turns. */
    reportTurns: ConcurrencyLimiter<'report'>;
  }
}

/** Waiting reports, each of which is in memory. */
const WAITING_REPORTS = { queuePerGroup: 25, queue: 200 };

/** Builds the server without listening and without workers, so that tests can inject requests. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { env, db, clock, brand = readBrand(env.brandFolder), mail = { wake() {} } } = parts;
  const { read = (work) => work(db), hash, tracing, logTo } = parts;
  const { files = createFiles(db, openStores(db, optional.fileStore(env))) } = parts;
  const { scanner = optional.scanner(env) } = parts;
  const processes = reportProcesses();
  const services = { env, db, clock, read, brand, files, scanner, mail, jobs };
  const app = await createApp(services, { hash, tracing, logTo });
  const { readReport = processes.read, markReport = processes.mark } = parts;
  const turns = new ConcurrencyLimiter(['report'], 2, WAITING_REPORTS);
  app.decorate('reportTurns', turns);
  app.decorate('signOn', undefined);
  app.decorate('badgeKeys', await optional.badgeKeys(env));
  app.decorate('readReport', (caller, ...report) =>
    turns.run('report', caller, () => readReport(...report)),
  );
  app.decorate('markReport', (caller, ...task) =>
    turns.run('report', caller, () => markReport(...task)),
  );
  const dependencies = [contractRoutes.name, staffRoutes.name, devices.name];
  const signOn = await optional.signOn(env);
  if (signOn) {
    await app.register(fp(signOn.plugin, { name: signOn.plugin.name, dependencies }), signOn);
  }
  // With names: for one without, Fastify goes through all that was ever required, in case it is a file.
  for (const route of routes) {
    await app.register(fp(route, { name: route.name, dependencies, encapsulate: true }));
  }
  if (parts.portal) {
    await app.register(fp(pages, { name: pages.name, dependencies }), { directory: parts.portal });
  }
  return app;
}
