import { parseArgs } from 'node:util';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { defaultApiBase, endpointPath } from '../../contract/addresses.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import { type Figures, measure, median } from './measure.ts';
import { seedVolume } from './seed.ts';
import { staffCases } from './staffLists.ts';
import { seedOffice } from './staffSeed.ts';
import { onStage, say } from './stage.ts';

/**
 * `npm run bench`: the associates list at a million invitations, beside a bare Fastify route that reads the same page by
 * one prepared query, in the same process and run. Machines are noisy, so only ratios are judged: short rounds alternate, and
 * the median round counts. Then the lists of the program's office, beside the associates list, with as many mails and
 * entries of the audit. `--rows`, `--seconds` and `--rounds` make it smaller.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20' },
  },
});
const rows = Number(options.rows);
const seconds = Number(options.seconds);
const largest = Math.round(rows / 10);
const lastPage = Math.ceil(largest / limits.invitationsPageSize);
/** The last page that page 1 knows of. */
const lastCounted = 25;

const BARE = 'bare route';
const PORTAL = 'page 1';

interface Case {
  name: string;
  path: string;
  /** It fails where page 1 is more than so many times faster. */
  slowest?: number;
}

const list = (query: string) =>
  `${defaultApiBase}${endpointPath(endpoints.invitations.path, { app: defaultBrand.app, brand: defaultBrand.code })}?${query}`;
const cases: Case[] = [
  { name: BARE, path: '/' },
  { name: PORTAL, path: list('paging=1-20') },
  { name: 'last page counted', path: list(`paging=${lastCounted}-20`), slowest: 3 },
  { name: 'last page of all', path: list(`paging=${lastPage}-20`) },
  { name: 'search, a few hits', path: list('paging=1-20&search=c4ca'), slowest: 5 },
  { name: 'search, no hit', path: list('paging=1-20&search=nobody.here'), slowest: 5 },
  { name: 'search, a tenth of all', path: list('paging=1-20&search=cleo'), slowest: 5 },
  { name: 'search, all', path: list('paging=1-20&search=example'), slowest: 5 },
  // Without trigrams all addresses of the agency are read.
  { name: 'search, two letters', path: list('paging=1-20&search=zz'), slowest: 40 },
  {
    name: 'filter',
    path: list('paging=1-20&inviteStatus=ACCREDITED&inviteType=SELF'),
    slowest: 3,
  },
];

async function rounds(
  all: readonly Case[],
  run: (one: Case) => Promise<Figures>,
): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures[]>(all.map(({ name }) => [name, []]));
  for (const each of all) await run(each);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const each of all) found.get(each.name)?.push(await run(each));
  }
  return new Map(
    [...found].map(([name, figures]) => [
      name,
      {
        perSecond: median(figures.map(({ perSecond }) => perSecond)),
        p95: median(figures.map(({ p95 }) => p95)),
      },
    ]),
  );
}

/** Prints figures, each beside those of `base`. */
function print(title: string, figures: Map<string, Figures>, base: string): void {
  const head = ['requests/s'.padStart(12), 'p95 ms'.padStart(10), `of ${base}`.padStart(16)];
  say(`\n${title.padEnd(24)}${head.join('')}`);
  for (const [name, { perSecond, p95 }] of figures) {
    const part = perSecond / (figures.get(base)?.perSecond ?? Number.NaN);
    say(
      name.padEnd(24) +
        perSecond.toFixed(0).padStart(12) +
        p95.toFixed(1).padStart(10) +
        part.toFixed(2).padStart(16),
    );
  }
}

/** Prints the table and what it is judged by. Returns whether all of that holds. */
function judge(figures: Map<string, Figures>): boolean {
  const rate = (name: string) => figures.get(name)?.perSecond ?? Number.NaN;
  print('case', figures, BARE);
  const bounds = [
    { text: 'page 1: at least 0.4 of the bare route', holds: rate('page 1') >= 0.4 * rate(BARE) },
    ...cases.flatMap(({ name, slowest }) =>
      slowest
        ? {
            text: `${name}: at most ${slowest} times slower than page 1`,
            holds: rate(name) * slowest >= rate('page 1'),
          }
        : [],
    ),
  ];
  say('');
  for (const { text, holds } of bounds) say(`${holds ? 'holds' : 'FAILS'}  ${text}`);
  return bounds.every(({ holds }) => holds);
}

await onStage(async ({ db, serve, signIn }) => {
  say(`Seeding ${rows} invitations, ${largest} of them of one agency …`);
  const { agencyId, accountId } = await seedVolume(db.$client, {
    invitations: rows,
    ofTheLargest: largest,
    ofTheOthers: 1000,
  });
  const origins = await serve(agencyId);
  const poc = await signIn(accountId, list('paging=1-20'));
  const run = ({ name, path }: Case) =>
    measure((name === BARE ? origins.bare : origins.hub) + path, poc, seconds);
  const holds = judge(await rounds(cases, run));

  say(`\nSeeding ${rows / 100} agencies, ${rows / 10} people, ${rows} mails and audit entries …`);
  const staffId = await seedOffice(db.$client, {
    agencies: rows / 100,
    people: rows / 10,
    mails: rows,
    auditRows: rows,
  });
  const staff = await signIn(staffId, list('paging=1-20'));
  const page = cases.find(({ name }) => name === PORTAL);
  const beside = page ? [page, ...staffCases] : staffCases;
  const look = (one: Case) => measure(origins.hub + one.path, one === page ? poc : staff, seconds);
  print('staff list', await rounds(beside, look), PORTAL);
  process.exitCode = holds ? 0 : 1;
});
