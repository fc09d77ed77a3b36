import type { APIResponse, Browser, BrowserContext, Page, ViewportSize } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { defaultApiBase } from '../../contract/addresses.ts';
import type { Method } from '../../contract/calls/call.ts';
import { password } from '../../demo/personas.ts';
import { launchBrowser } from './browser.ts';
import { type Hub, startHub } from './hub.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

interface Options {
  /** The recipients that the mail server refuses with a permanent 550. */
  refuse?: string[];
  /** The console messages that are expected. */
  tolerated?: RegExp;
  /** Added to the environment of the server. */
  env?: Record<string, string>;
  /** Whether pages stay open until the last test of the file, which then leaves each of them as it found it. */
  keepsPages?: boolean;
}

interface Visit {
  /** The person who is signed in by the API, for journeys that don't test the sign-in form. */
  as?: string;
  viewport?: ViewportSize;
  /** false: the browser runs no script, so that nothing waits until the page is hydrated. */
  script?: boolean;
  /** Whether a guest's page prefetches the portal when it is idle. Most guests of the journeys never open that. */
  prefetches?: boolean;
}

/** The environment of a file of journeys: the built product, a mail server and a browser. */
export interface Stage {
  hub: Hub;
  mailbox: Mailbox;
  /**
   * Opens a path or an address in a new browser profile, which is closed after the test. Without one no page is loaded
   * yet, as for who only makes calls.
   */
  visit(path: string | undefined, options?: Visit): Promise<Page>;
}

/** How long a locator waits; long, because a busy machine is slow. */
const PATIENCE = 30_000;

/**
 * Starts the environment before the tests of a file and stops it after them. A script error or a console message on any
 * page fails its test; a test that fails reports its open pages.
 */
export function useStage({ refuse = [], env, tolerated, keepsPages = false }: Options = {}): Stage {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const stage = {} as Stage;

  beforeAll(async () => {
    stage.mailbox = await startMailbox({ refuse });
    [browser, stage.hub] = await Promise.all([
      launchBrowser(),
      startHub({ SMTP_URL: stage.mailbox.url, ...env }),
    ]);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellPages(contexts);
    if (!keepsPages) await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), 'errors on the pages').toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await stage.hub?.stop();
    await stage.mailbox?.stop();
  });

  stage.visit = async (path, { as, viewport, script = true, prefetches = false } = {}) => {
    if (!browser) throw new Error('The stage is not up yet.');
    const context = await browser.newContext({
      baseURL: stage.hub.url,
      viewport,
      javaScriptEnabled: script,
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      // The page itself shows the errors of its calls.
      if (/^Failed to load resource/.test(message.text()) || tolerated?.test(message.text()))
        return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // Some policy violations are handled by scripts and don't appear on the console.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, sample } = event;
        const what = [effectiveDirective, blockedURI, sourceFile, sample].join(' ');
        // biome-ignore lint/suspicious/noConsole: runs in the page, whose errors fail the journey
        console.error(`The security policy was violated: ${what}`);
      }),
    );
    if (!prefetches) await context.addInitScript(saveData);
    if (as) await signInByApi(context, as);
    const page = await context.newPage();
    if (path) await (script ? open(page, path) : page.goto(path));
    return page;
  };
  return stage;
}

/** Runs in the page, whose user then has asked the browser to save data. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/**
 * Opens a path or an address, and waits until the page is hydrated. A click before that has no effect, or the browser's
 * default one.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    // React stores its state of an element in such a property.
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Opens a page whose script waits. The returned function lets it start, and waits until the page is hydrated. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<unknown>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return () => {
    release();
    return hydrated(page);
  };
}

/** Signs a browser profile in without its sign-in form. */
export async function signInByApi(context: BrowserContext, email: string): Promise<void> {
  await context.request.get('/api/v1/accounts/hub/policy');
  const data = { identity: email, password };
  await callByApi(context, 'POST', '/accounts/hub/login', data);
}

/**
 * Makes a call as the person of a browser profile, for what the journey does not test on the page. `path` is below the
 * portal's API, or the whole path of a call of the console.
 */
export async function callByApi(...call: Parameters<typeof sendByApi>): Promise<void> {
  const [, method, path] = call;
  const answer = await sendByApi(...call);
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
}

/** Returns what is answered to such a call, whatever it is. */
export async function sendByApi(
  context: BrowserContext,
  method: Method,
  path: string,
  data?: object,
): Promise<APIResponse> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token };
  const address = path.startsWith('/api/') ? path : `${defaultApiBase}${path}`;
  return context.request.fetch(address, { method, headers, data });
}

async function tellPages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page
      .locator('main')
      .innerText({ timeout: 1000 })
      .catch(() => '');
    process.stderr.write(`\n${page.url()}\n${text.replace(/\s*\n\s*/g, ' | ').slice(0, 600)}\n`);
  }
}
