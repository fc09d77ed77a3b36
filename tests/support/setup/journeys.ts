import type { TestProject } from 'vitest/node';
import { ensurePortal } from '../../../server/pages/portalBuild.ts';
import { browserPath } from '../browser.ts';
import { createSeeded } from '../server/templates.ts';
import startPostgres from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of the built portal. */
    portal: string;
  }
}

/** Builds the product once, when the sources have changed, and unpacks the browser, while PostgreSQL starts. */
export default async function setup(project: TestProject) {
  const [stopPostgres, ...others] = await Promise.allSettled([
    startPostgres(project, (url) => createSeeded(url, 'today', new Date())),
    browserPath(),
    ensurePortal((line) => process.stdout.write(`${line}\n`)).then((portal) =>
      project.provide('portal', portal),
    ),
  ]);
  if (stopPostgres.status === 'rejected') throw stopPostgres.reason;
  const failed = others.find(({ status }) => status === 'rejected');
  if (!failed) return stopPostgres.value;
  await stopPostgres.value();
  throw (failed as PromiseRejectedResult).reason;
}
