import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Options that stop the browser's own network requests, and what it would start ahead. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Else a process is kept ready for the next page of each profile, most of which have one page.
  '--renderer-process-limit=1',
];

/**
 * Starts the browser of the tests: CHROME_PATH, or the one in the npm package (Linux), or an installed Chrome. Throws
 * with instructions if there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args });
}

/** The browser of the tests with one profile, which others reach by the DevTools protocol too. */
export interface OpenBrowser {
  context: BrowserContext;
  /** The port of the DevTools protocol on localhost. */
  port: number;
  close(): Promise<void>;
}

/** Starts the browser of the tests for a tool that connects to it by a port, such as Lighthouse. */
export async function launchOpenBrowser(): Promise<OpenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'hub-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await browserPath(),
    args: [...args, '--remote-debugging-port=0'],
  });
  // The browser chose the port, and wrote it down.
  const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8');
  return {
    context,
    port: Number(written.split('\n')[0]),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the path of the browser. The first call unpacks it from the npm package, so one process must call it first.
 */
export async function browserPath(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('No Chrome found. Install one, or name it in CHROME_PATH.');
  return found;
}
