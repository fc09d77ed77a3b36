import type { TestProject } from 'vitest/node';
import { ensurePortal } from '../../server/portal-build.ts';
import { browserPath } from '../support/browser.ts';
import startPostgres from './postgres.ts';

/** Builds the product once, when the sources have changed, and unpacks the browser, while PostgreSQL starts. */
export default async function setup(project: TestProject) {
  const [stopPostgres, ...others] = await Promise.allSettled([
    startPostgres(project),
    browserPath(),
    ensurePortal((line) => process.stdout.write(`${line}\n`)),
  ]);
  if (stopPostgres.status === 'rejected') throw stopPostgres.reason;
  const failed = others.find(({ status }) => status === 'rejected');
  if (!failed) return stopPostgres.value;
  await stopPostgres.value();
  throw (failed as PromiseRejectedResult).reason;
}
