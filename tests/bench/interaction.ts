import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { connect } from '../../server/core/db/connection.ts';
import { startEmbedded } from '../../server/core/db/embedded/embedded.ts';
import { migrateDatabase } from '../../server/core/db/migrate.ts';
import { startSession } from '../../server/core/session/sessions.ts';
import { launchBrowser } from '../support/browser.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { seedVolume } from './seed.ts';
import { seedOffice } from './staffSeed.ts';

/**
 * `npm run bench:interaction`: interaction to next paint on the associates list and on the console's emails, in the
 * browser, on a slowed-down processor: each step is done several times, and the median of the slowest interactions
 * counts.
 * To compare with another commit, run this file in a checkout of that one; what its list can't do is left out.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    throttle: { type: 'string', default: '4' },
  },
});
const rows = Number(options.rows);
/** The bound of a good interaction to next paint, in milliseconds (web.dev/inp). */
const GOOD_MS = 200;

interface Step {
  name: string;
  /** Returns false where the list can't do it. */
  run: (page: Page) => Promise<unknown>;
}

const listRead = (page: Page, call = '/invitation/associate?') =>
  page.waitForResponse((response) => response.url().includes(call));
const boxOfAll = (page: Page) => page.getByRole('columnheader').getByRole('checkbox');
const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

const portalSteps: Step[] = [
  {
    name: 'type in the search',
    run: (page) =>
      page.getByLabel('Search', { exact: true }).pressSequentially('cleo', { delay: 60 }),
  },
  {
    name: 'press Search',
    async run(page) {
      await Promise.all([listRead(page), page.getByRole('button', { name: 'Search' }).click()]);
    },
  },
  {
    name: 'turn the page',
    async run(page) {
      await Promise.all([listRead(page), page.getByRole('link', { name: 'Next page' }).click()]);
    },
  },
  {
    name: 'clear the search',
    async run(page) {
      await Promise.all([listRead(page), page.getByRole('button', { name: 'Clear' }).click()]);
    },
  },
  {
    name: 'select a page of rows',
    async run(page) {
      if ((await boxOfAll(page).count()) === 0) return false;
      await boxOfAll(page).click();
    },
  },
  {
    name: 'unselect them',
    async run(page) {
      if ((await boxOfAll(page).count()) === 0) return false;
      await boxOfAll(page).click();
    },
  },
  {
    name: "open a row's menu",
    run: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
  },
  {
    name: 'ask to revoke',
    run: (page) => page.getByRole('menuitem', { name: 'Revoke' }).click(),
  },
  {
    name: 'revoke',
    async run(page) {
      const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
      await Promise.all([listRead(page), revoke.click()]);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

const mailsRead = (page: Page) => listRead(page, '/mails?');
const consoleSteps: Step[] = [
  {
    name: 'type in the search',
    // The list is read half a second after the last key.
    run: (page) =>
      Promise.all([
        mailsRead(page),
        page.locator('input[name=q]').pressSequentially('cleo', { delay: 60 }),
      ]),
  },
  {
    name: 'clear the search',
    run: (page) => Promise.all([mailsRead(page), page.locator('input[name=q]').fill('')]),
  },
  {
    name: 'sort',
    run: (page) =>
      Promise.all([mailsRead(page), page.getByRole('button', { name: /^Sort by/ }).click()]),
  },
  { name: 'select a page of rows', run: (page) => boxOfAll(page).click() },
  {
    name: 'ask to send them again',
    run: (page) => page.getByRole('button', { name: 'Send again' }).click(),
  },
  {
    name: 'send them again',
    async run(page) {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send again' }).click();
      await dialog.getByRole('button', { name: 'Close' }).waitFor();
    },
  },
  {
    name: 'close the results',
    async run(page) {
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await Promise.all([mailsRead(page), close.click()]);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Collects the durations of interactions in the page, in milliseconds, rounded to 8 by the browser. */
function collectInteractions(): void {
  const durations: number[] = [];
  Object.assign(window, { interactionDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest interaction of a step; 0 where all were faster than the browser reports. */
async function slowestOf(page: Page, { run }: Step): Promise<number | undefined> {
  const collected = () =>
    page.evaluate(() => {
      const { interactionDurations } = window as unknown as { interactionDurations: number[] };
      return interactionDurations.splice(0);
    });
  await collected();
  if ((await run(page)) === false) return undefined;
  await settled(page);
  // Entries come after the paint that they measure.
  await page.waitForTimeout(500);
  return Math.max(0, ...(await collected()));
}

async function measure(url: string, session: string, steps: readonly Step[]) {
  const figures = new Map<string, number[]>();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(120_000);
    const { origin } = new URL(url);
    await context.addCookies([{ name: 'hub-session', value: session, url: origin }]);
    await context.addInitScript(collectInteractions);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.goto(url);
    await page.getByRole('row').nth(20).waitFor();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(options.throttle) });
    // The first round warms the page up.
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      for (const step of steps) {
        const slowest = await slowestOf(page, step);
        if (slowest === undefined || round === 0) continue;
        figures.set(step.name, [...(figures.get(step.name) ?? []), slowest]);
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}

/** The product as `npm start` runs it, in a process of its own. */
const serve = (origin: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PUBLIC_URL: origin,
      SESSION_SECRET: 'a secret of the benchmark, long enough for the check',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'ignore',
  });

/** Waits until the server answers; it may have to build the portal first. */
async function ready(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'hub-interaction-'));
const quiet = { info() {}, warn() {}, error() {} };
const embedded = await startEmbedded({ dataDir, log: quiet as never });
let server: ChildProcess | undefined;
try {
  await migrateDatabase(embedded.url);
  const db = connect(embedded.url, { statementTimeout: 600_000 });
  say(`Seeding ${rows} invitations of one agency and ${rows} emails …`);
  const { accountId } = await seedVolume(db.$client, {
    invitations: rows,
    ofTheLargest: rows,
    ofTheOthers: 1,
  });
  const volume = { agencies: 200, people: 1000, auditRows: 0, mails: rows };
  const staffId = await seedOffice(db.$client, volume);
  const poc = await startSession(db, { accountId }, new Date());
  const staff = await startSession(db, { accountId: staffId }, new Date());
  await db.$client.end();
  const port = await quietPort();
  const origin = `http://localhost:${port}`;
  server = serve(origin, { PORT: String(port), DATABASE_URL: embedded.url, DATA_DIR: dataDir });
  await ready(origin);
  const lists = [
    { path: '/associates', session: poc, steps: portalSteps },
    { path: '/staff/mails', session: staff, steps: consoleSteps },
  ];
  const medians: number[] = [];
  for (const { path, session, steps } of lists) {
    const figures = await measure(`${origin}${path}`, session?.token ?? '', steps);
    const heading = `${path}, processor slowed ${options.throttle} times`;
    say(`\n${heading.padEnd(44)}median ms   slowest ms`);
    for (const [name, times] of figures) {
      medians.push(median(times));
      const slowest = Math.max(...times).toFixed(0);
      say(name.padEnd(44) + median(times).toFixed(0).padStart(9) + slowest.padStart(13));
    }
  }
  const holds = Math.max(...medians) <= GOOD_MS;
  say(`\n${holds ? 'holds' : 'FAILS'}  every median at most ${GOOD_MS} ms`);
  process.exitCode = holds ? 0 : 1;
} finally {
  server?.kill();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
