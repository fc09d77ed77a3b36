import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { password } from '../../demo/personas.ts';
import { judge, type Verdict } from '../budget/lighthouse.ts';
import { launchOpenBrowser } from '../support/browser.ts';
import { serveBareList } from './bareList/serve.ts';
import { median } from './measure.ts';
import { say } from './stage.ts';

/**
 * `npm run bench:lighthouse`: what Lighthouse, mobile, says of the pages of a running product with the demo data
 * (`npm start`): a guest's first visit, and pages behind sign-in with a warm cache. Points depend on what else the
 * machine does. So a bare list of react-admin, made from the same packages, is measured in turns with them: no page may
 * be slower, and a guest's has to be better by `GUEST_AHEAD` points.
 */
const { values: options } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    rounds: { type: 'string', default: '3' },
  },
});
const GUEST_AHEAD = 8;
const POC = 'poc.approved@northwind.example';
const STAFF = 'reviewer@aldervale.example';
const BARE = 'a bare list';

interface Visit {
  name: string;
  url: string;
  as?: string;
  /** Whether nothing of it is in the browser's cache. */
  isFirst?: boolean;
}

/** @throws Error if the product has other accounts than the demo's */
async function signIn(context: BrowserContext, { url, as }: Visit): Promise<void> {
  const { origin } = new URL(url);
  const answer = await context.request.post(`${origin}${paths.login}`, {
    form: { email: as ?? '', password },
    headers: { origin },
  });
  if (answer.url().includes('auth=failed')) throw new Error(`${as} can't sign in.`);
}

async function verdictOf(visit: Visit): Promise<Verdict> {
  const browser = await launchOpenBrowser();
  try {
    if (visit.isFirst) return await judge(visit.url, browser.port);
    if (visit.as) await signIn(browser.context, visit);
    const page = await browser.context.newPage();
    await page.goto(visit.url);
    await page.waitForLoadState('networkidle');
    await page.close();
    return await judge(visit.url, browser.port, { disableStorageReset: true });
  } finally {
    await browser.close();
  }
}

const pointsOf = ({ points }: Verdict) => Math.round((points.performance ?? 0) * 100);

/** The median of each figure. */
const figuresOf = (verdicts: readonly Verdict[]) => ({
  points: median(verdicts.map(pointsOf)),
  firstPaint: median(verdicts.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(verdicts.map(({ largestPaint }) => largestPaint)),
  blocked: median(verdicts.map(({ blocked }) => blocked)),
  shift: median(verdicts.map(({ shift }) => shift)),
});

const bare = await serveBareList();
try {
  const ofProduct = (name: string, as?: string): Visit => ({
    name,
    url: options.origin + name,
    ...(as ? { as } : { isFirst: true }),
  });
  const visits: Visit[] = [
    { name: BARE, url: bare.origin },
    ofProduct('/'),
    ofProduct('/dashboard', POC),
    ofProduct('/associates', POC),
    ofProduct('/agency/registration', 'poc.renewal@oak.example'),
    ofProduct('/benefits', POC),
    ofProduct('/staff', STAFF),
    ofProduct('/staff/agencies', STAFF),
  ];
  const verdicts = new Map(visits.map(({ name }): [string, Verdict[]] => [name, []]));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const visit of visits) verdicts.get(visit.name)?.push(await verdictOf(visit));
  }

  const all = [...verdicts.values()].flat();
  const machine = all.map(({ benchmarkIndex }) => benchmarkIndex).toSorted((a, b) => a - b);
  say(`Lighthouse's index of this machine: ${machine[0]} to ${machine.at(-1)}`);
  say(`${'page'.padEnd(24)}points  first paint  largest  blocked ms  shift`);
  const atMost = figuresOf(verdicts.get(BARE) ?? []);
  let holds = true;
  for (const [name, ofPage] of verdicts) {
    const { points, firstPaint, largestPaint, blocked, shift } = figuresOf(ofPage);
    const ahead = name === '/' ? GUEST_AHEAD : 0;
    const isSlower = points < Math.min(100, atMost.points + ahead) || blocked > atMost.blocked;
    if (isSlower) holds = false;
    say(
      name.padEnd(24) +
        String(points).padStart(6) +
        firstPaint.toFixed(0).padStart(13) +
        largestPaint.toFixed(0).padStart(9) +
        blocked.toFixed(0).padStart(12) +
        shift.toFixed(3).padStart(7) +
        (isSlower ? '  SLOWER' : ''),
    );
  }
  say(
    `\n${holds ? 'holds' : 'FAILS'}  no page is slower than ${BARE}, a guest's is ${GUEST_AHEAD} points ahead`,
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  await bare.stop();
}
