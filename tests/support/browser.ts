import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No chatter to the outside: a test's browser speaks to the tested server alone. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Starts the browser of the tests: CHROME_PATH, or the one inside the npm package (Linux), or an installed Chrome.
 * Throws with what to do when there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args });
}

/** Where the browser is. The first call unpacks the one of the npm package: one process does so, before others ask. */
export async function browserPath(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('No Chrome found. Install one, or name it in CHROME_PATH.');
  return found;
}
