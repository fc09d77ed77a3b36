import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { staffBase } from '../../contract/staff/reach.ts';
import { goodEvent, reportWorkbook } from '../../workbooks/testing/reportWorkbook.ts';
import { quantile } from '../bench/measure.ts';
import { seedVolume } from '../bench/seed.ts';
import { say } from '../bench/stage.ts';
import { type Answer, type ClusterClient, signIn } from './client.ts';
import { startCluster } from './nodes.ts';

/**
 * `npm run cluster:soak`: three nodes with 100,000 invitations under a mixed load of so many calls a second, whatever
 * the answers take. Prints calls that fail, the list's time and each node's memory as it goes on, and fails for a call
 * that fails, for lists over 100 ms at the 99th percentile, and for memory that still grows after the first quarter.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3600' },
    rate: { type: 'string', default: '60' },
  },
});
const seconds = Number(options.seconds);
const rate = Number(options.rate);
const LIST_P99_MS = 100;
/** How much more memory the last quarter may take than the second, on average. */
const GROWTH = 1.1;
const LINES = 30;

const sheet = new File([new Uint8Array(reportWorkbook([goodEvent]))], 'Q1.xlsx');
const upload = () => {
  const form = new FormData();
  form.set('file', sheet);
  return form;
};

const cluster = await startCluster({ LIMIT_PREVIEWS_PER_DAY: '1000000' });
const { db, proxy } = cluster;
const problems: string[] = [];
try {
  const { agencyId } = await seedVolume(db.$client, {
    invitations: 100_000,
    ofTheLargest: 20_000,
    ofTheOthers: 40,
  });
  const person = 'poc.approved@northwind.example';
  await db.$client.query('update accounts set agency_id = $1 where email = $2', [agencyId, person]);
  await db.$client.query('update agencies set quarterly_report_required = true where id = $1', [
    agencyId,
  ]);
  const poc = await signIn(proxy.origin, person);
  const associate = await signIn(proxy.origin, 'associate.accredited@northwind.example');
  const staff = await signIn(proxy.origin, 'reviewer@aldervale.example');

  let number = 0;
  const list = (query: Record<string, string>) => () => poc.call('invitations', { query });
  const read = (client: ClusterClient, path: string) => () => client.get(staffBase + path);
  /** What people do, and how often of a hundred calls. */
  const deeds: readonly (readonly [share: number, name: string, act: () => Promise<Answer>])[] = [
    [21, 'list', list({})],
    [6, 'list', list({ paging: '20,20' })],
    [6, 'list', list({ search: 'ada' })],
    [4, 'list', list({ inviteStatus: 'INVITED' })],
    [14, 'me', () => associate.call('me')],
    [10, 'content', () => associate.call('contentByCode', { params: { code: 'benefits' } })],
    [6, 'team', () => poc.call('team')],
    [6, 'reports', () => poc.call('reports')],
    [4, 'agency form', () => poc.call('agency')],
    [4, 'associate form', () => associate.call('associate')],
    [4, 'activity', () => associate.call('activity')],
    [
      4,
      'profile',
      () => associate.call('updateProfile', { body: { firstName: 'Liam', lastName: 'Shea' } }),
    ],
    [3, 'staff agencies', read(staff, '/agencies')],
    [2, 'staff people', read(staff, '/people')],
    [2, 'staff overview', read(staff, '/overview')],
    [1, 'report preview', () => poc.call('previewReport', { form: upload })],
    [
      2,
      'sign-in',
      async () => {
        const start = performance.now();
        await signIn(proxy.origin, 'poc.revision@elm.example');
        return { status: 200, node: 0, ms: performance.now() - start, json: () => undefined };
      },
    ],
    [
      1,
      'invite',
      () => {
        number += 1;
        return number > 150
          ? poc.call('me')
          : poc.call('sendInvitations', {
              body: { emailAddresses: [`soak.${number}@agency0.example`] },
            });
      },
    ],
  ];
  const hundred = deeds.flatMap(([share, name, act]) =>
    Array.from({ length: share }, () => ({ name, act })),
  );

  const pick = () =>
    hundred[Math.floor(Math.random() * hundred.length)] as (typeof hundred)[number];

  const times = new Map<string, number[]>();
  const failures: string[] = [];
  const memory: number[] = [];
  /** Of the list, since the last line was printed. */
  let lately: number[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const minutes = () => (elapsed() / 60_000).toFixed(1).padStart(5);
  const perform = async ({ name, act }: (typeof hundred)[number]) => {
    const { status, node, ms } = await act().catch(({ message }: Error) => ({
      status: message,
      node: 0,
      ms: 0,
    }));
    if (status !== 200) {
      failures.push(name);
      say(`${minutes()} min  ${name}: ${status} by ${node} after ${ms.toFixed(0)} ms`);
    }
    if (name === 'list') lately.push(ms);
    const known = times.get(name);
    if (known) known.push(ms);
    else times.set(name, [ms]);
  };

  for (let calls = 0; elapsed() < seconds * 1000; calls += 1) {
    const call: Promise<void> = perform(pick()).finally(() => open.delete(call));
    open.add(call);
    if (elapsed() > (memory.length * seconds * 1000) / LINES) {
      const perNode = await cluster.memory();
      memory.push(perNode.reduce<number>((sum, mb) => sum + (mb ?? 0), 0));
      say(
        `${minutes()} min ${String(calls).padStart(8)} calls  ${failures.length} failed  ` +
          `list p99 ${quantile(lately, 0.99).toFixed(0)} ms  memory ${perNode.join(', ')} MB`,
      );
      lately = [];
    }
    await delay(Math.max(0, (calls * 1000) / rate - elapsed()));
  }
  await Promise.all(open);

  for (const [name, all] of times) {
    say(
      `${name.padEnd(16)} ${String(all.length).padStart(7)} calls  p50 ${quantile(all, 0.5).toFixed(0).padStart(4)} ms  p99 ${quantile(all, 0.99).toFixed(0).padStart(4)} ms`,
    );
  }
  if (failures.length > 0) problems.push(`${failures.length} calls failed`);
  const p99 = quantile(times.get('list') ?? [], 0.99);
  if (!(p99 <= LIST_P99_MS)) problems.push(`The list takes ${p99.toFixed(0)} ms (p99)`);
  const quarter = (which: number) => {
    const of = memory.slice((which * memory.length) / 4, ((which + 1) * memory.length) / 4);
    return of.reduce((sum, mb) => sum + mb, 0) / of.length;
  };
  const growth = quarter(3) / quarter(1);
  say(`memory of the last quarter against the second: ${growth.toFixed(2)}`);
  if (!(growth <= GROWTH)) problems.push('Memory grows');
} finally {
  await cluster.stop();
}
for (const problem of problems) say(`PROBLEM  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
