import { parseArgs } from 'node:util';
import { usualTimeZone } from '../../contract/settings.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { run as keepProgramme } from '../../server/figures/programmeJob.ts';
import { recountQuarters } from '../../server/figures/sums.ts';
import { measure } from './measure.ts';
import { seedBookings } from './programmeSeed.ts';
import { seedVolume } from './seed.ts';
import { staffCases } from './staffLists.ts';
import { seedOffice } from './staffSeed.ts';
import { onStage, say } from './stage.ts';

/**
 * `npm run bench:programme`: the office's overview beside an indexed page of a list. 10,000 agencies with reports on
 * twelve quarters of 20 events; `--events 200` makes the 24 million rows that it is built for, in some ten minutes and
 * 6 GB. Fails where the 95th percentile of the overview's calls is more than five times that of the page.
 */
const { values: options } = parseArgs({
  options: {
    agencies: { type: 'string', default: '10000' },
    events: { type: 'string', default: '20' },
    people: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
  },
});
const [agencies, events, people, seconds] = [
  options.agencies,
  options.events,
  options.people,
  options.seconds,
].map(Number) as [number, number, number, number];
const QUARTERS = 12;
const WORST = 5;

const timed = async (what: string, work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  say(`${what.padEnd(44)}${((performance.now() - start) / 1000).toFixed(1).padStart(8)} s`);
};

await onStage(async ({ db, serve, signIn }) => {
  let staffId = '';
  let agencyId = '';
  await timed(`${people} invitations, people, emails and entries`, async () => {
    const volume = { invitations: people, ofTheLargest: people / 10, ofTheOthers: 100 };
    ({ agencyId } = await seedVolume(db.$client, volume));
    staffId = await seedOffice(db.$client, { agencies, people, mails: people, auditRows: people });
  });
  await timed(`${agencies * QUARTERS * events} events`, () =>
    seedBookings(db.$client, { agencies, quarters: QUARTERS, events }),
  );
  await timed('hotels and countries of all quarters', () => recountQuarters(db));
  await timed('the pictures, as the job counts them', () =>
    keepProgramme({ db, now: new Date(), timeZone: usualTimeZone }),
  );

  const { hub } = await serve(agencyId);
  const cookie = await signIn(staffId, `${staffBase}/overview`);
  const { rows } = await db.$client.query(
    'select agency_id, quarter from report_sums order by quarter desc limit 1',
  );
  const page = staffCases.find(({ name }) => name === 'people')?.path ?? '';
  const cases = [
    { name: 'people, first page', path: page, judged: false },
    { name: 'overview: what needs staff today', path: `${staffBase}/overview`, judged: true },
    { name: 'overview: how the programme goes', path: `${staffBase}/programme`, judged: true },
    {
      name: 'the same for one agency',
      path: `${staffBase}/programme?agencyId=${rows[0]?.agency_id}`,
      judged: false,
    },
    ...staffCases
      .filter(({ name }) => name === 'reports')
      .map((one) => ({ ...one, judged: false })),
    {
      name: 'reports, the numbers of a quarter',
      path: `${staffBase}/reports/quarters/${rows[0]?.quarter}`,
      judged: false,
    },
  ];
  for (const { path } of cases) await measure(hub + path, cookie, 1);
  const found = [];
  for (const one of cases)
    found.push({ ...one, ...(await measure(hub + one.path, cookie, seconds)) });
  const [list] = found;
  say(
    `\n${'call'.padEnd(40)}${'requests/s'.padStart(12)}${'p95 ms'.padStart(10)}${'of the page'.padStart(14)}`,
  );
  for (const { name, perSecond, p95, judged } of found) {
    const ratio = p95 / (list?.p95 ?? Number.NaN);
    const verdict = judged ? (ratio <= WORST ? '  holds' : '  FAILS') : '';
    say(
      `${name.padEnd(40)}${perSecond.toFixed(0).padStart(12)}${p95.toFixed(1).padStart(10)}${ratio.toFixed(1).padStart(14)}${verdict}`,
    );
    if (judged && ratio > WORST) process.exitCode = 1;
  }
});
