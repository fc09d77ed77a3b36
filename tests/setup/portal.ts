import { ensurePortal } from '../../server/portal-build.ts';

/** Journeys run through the built product: built here once, when the sources have changed. */
export async function setup(): Promise<void> {
  await ensurePortal((line) => process.stdout.write(`${line}\n`));
}
