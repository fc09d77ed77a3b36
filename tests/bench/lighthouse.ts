import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { password } from '../../demo/personas.ts';
import { judge, type Verdict } from '../budget/lighthouse.ts';
import { launchOpenBrowser } from '../support/browser.ts';

/**
 * `npm run bench:lighthouse`: what Lighthouse, mobile, says of the pages of a running product with the demo data
 * (`npm start`): a guest's first visit, and pages behind sign-in with a warm cache. Points depend on what else
 * the machine does.
 */
const { values: options } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    rounds: { type: 'string', default: '3' },
  },
});
const { origin } = options;
const POC = 'poc.approved@northwind.example';
const STAFF = 'reviewer@aldervale.example';
const pages: [path: string, as?: string][] = [
  ['/'],
  ['/dashboard', POC],
  ['/associates', POC],
  ['/agency/registration', 'poc.renewal@oak.example'],
  ['/benefits', POC],
  ['/staff', STAFF],
  ['/staff/agencies', STAFF],
];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @throws Error if the product has other accounts than the demo's */
async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post(`${origin}${paths.login}`, {
    form: { email, password },
    headers: { origin },
  });
  if (answer.url().includes('auth=failed')) throw new Error(`${email} can't sign in.`);
}

async function verdictOf(path: string, as: string | undefined): Promise<Verdict> {
  const browser = await launchOpenBrowser();
  try {
    const url = `${origin}${path}`;
    if (!as) return await judge(url, browser.port);
    await signIn(browser.context, as);
    const page = await browser.context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.close();
    return await judge(url, browser.port, { disableStorageReset: true });
  } finally {
    await browser.close();
  }
}

say(`${'page'.padEnd(24)}points  first paint  largest  blocked ms  shift`);
for (const [path, as] of pages) {
  const verdicts: Verdict[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    verdicts.push(await verdictOf(path, as));
  }
  const best = verdicts.toSorted((a, b) => a.blocked - b.blocked)[0] as Verdict;
  const { points, firstPaint, largestPaint, blocked, shift } = best;
  say(
    path.padEnd(24) +
      String(Math.round((points.performance ?? 0) * 100)).padStart(6) +
      firstPaint.toFixed(0).padStart(13) +
      largestPaint.toFixed(0).padStart(9) +
      blocked.toFixed(0).padStart(12) +
      shift.toFixed(3).padStart(7),
  );
}
