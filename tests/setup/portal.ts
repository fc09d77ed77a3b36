import { ensurePortal } from '../../server/portal-build.ts';
import { browserPath } from '../support/browser.ts';

/** Journeys run through the built product: built here once, when the sources have changed, the browser at hand. */
export async function setup(): Promise<void> {
  await browserPath();
  await ensurePortal((line) => process.stdout.write(`${line}\n`));
}
