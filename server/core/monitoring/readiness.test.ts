import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { createMetrics, metricsServer } from '../../optional/metrics.ts';
import { jobs } from '../../start/jobs.ts';
import { type Check, lateAfter, type Readiness, readReadiness } from './readiness.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ env: { dataDir: '/tmp' } });
  for (const { name } of jobs) await start(name);
});
afterEach(() => {
  vi.restoreAllMocks();
  hub.app.draining = false;
});
afterAll(() => hub.close());

/** Notes a start of a job some seconds ago, and that it failed after one more. */
const start = (name: string, secondsAgo = 0, reason?: string) =>
  hub.db.$client.query(
    `insert into jobs (name, started_at, failed_at, reason) values ($1, now() - $2 * interval '1 second',
       case when $3::text is not null then now() end, $3)
     on conflict (name) do update set started_at = excluded.started_at, failed_at = excluded.failed_at,
       reason = excluded.reason`,
    [name, secondsAgo, reason],
  );

/** Asks the port of the metrics. */
async function ask(): Promise<Readiness & { statusCode: number; of(name: string): unknown }> {
  const server = metricsServer(createMetrics(hub), () => readReadiness(hub.app));
  const answer = await server.inject('/readyz');
  await server.close();
  const found: Readiness = answer.json();
  const of = (name: string) => found.checks.find((check) => check.name === name);
  return { ...found, statusCode: answer.statusCode, of };
}

test('a healthy node reports no problem', async () => {
  const { statusCode, status, checks, of } = await ask();
  expect([statusCode, status]).toEqual([200, 'ok']);
  expect(checks.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual([
    ...['database', 'running', 'schema', 'mails', 'guestRequests'],
    ...jobs.map(({ name }) => `job ${name}`),
    'dataDirectory',
  ]);
  expect(of('dataDirectory')).toMatchObject({ detail: expect.stringMatching(/^\d+\.\d GB are/) });
});

test.each<[string, () => Promise<unknown>, Check]>([
  [
    'a job that failed',
    () => start('sweep', 3, 'no such table'),
    { name: 'job sweep', state: 'problem', detail: 'it failed: no such table', ageSeconds: 3 },
  ],
  [
    'a job that does not start any more',
    () => start('sweep', 3600 + lateAfter.jobs + 1),
    { name: 'job sweep', state: 'problem', detail: 'it is late', ageSeconds: 4201 },
  ],
  [
    'a job that has never run',
    () => hub.db.$client.query("delete from jobs where name = 'sweep'"),
    { name: 'job sweep', state: 'problem', detail: 'it has never run' },
  ],
  [
    'an email that waits for long',
    () =>
      hub.db.$client.query(
        `insert into mails ("to", template, next_try_at, created_at)
         values ('a@oak.example', 'invitation', $1::timestamptz, $1::timestamptz - interval '901 seconds')`,
        [hub.clock.now()],
      ),
    { name: 'mails', state: 'problem', detail: '1 emails wait', ageSeconds: 901 },
  ],
  [
    'a migration that is missing',
    async () => {
      const { $client } = hub.db;
      const query = $client.query.bind($client);
      vi.spyOn($client, 'query').mockImplementation(((text: string, values: unknown[]) =>
        String(text).includes('to_regclass')
          ? Promise.resolve({ rows: [{ is: false }] })
          : query(text, values)) as never);
    },
    {
      name: 'schema',
      state: 'problem',
      detail: expect.stringMatching(/^0 of \d+ migrations, 0 of another version$/),
    },
  ],
])('%s is a problem, and the node stays ready', async (_, cause, expected) => {
  await cause();
  const { statusCode, of } = await ask();
  expect([statusCode, of(expected.name)]).toEqual([200, expected]);
});

test('without its database a node is not ready, and what is in the database is unknown', async () => {
  vi.spyOn(hub.db.$client, 'query').mockImplementation((() =>
    Promise.reject(new pg.DatabaseError('starting up', 1, 'error'))) as never);
  const { statusCode, status, of } = await ask();
  expect([statusCode, status]).toEqual([503, 'unavailable']);
  expect(of('database')).toMatchObject({ state: 'problem', detail: 'starting up' });
  expect(of('schema')).toMatchObject({ state: 'unknown' });
  expect(of('dataDirectory')).toMatchObject({ state: 'ok' });
});

test('a node that was told to stop says so', async () => {
  hub.app.draining = true;
  const { statusCode, of } = await ask();
  expect([statusCode, of('running')]).toEqual([
    503,
    { name: 'running', state: 'problem', detail: 'it was told to stop' },
  ]);
});

test('the public response contains no more than whether the node is ready', async () => {
  const answer = await hub.guest().request({ method: 'GET', url: '/readyz' });
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('the alerts use the same limits', () => {
  const file = new URL('../../../docs/operating/monitoring/alerts.yml', import.meta.url);
  const alerts = readFileSync(file, 'utf8');
  expect(alerts).toContain(`max(hub_mail_queue_age_seconds) > ${lateAfter.mails}\n`);
  expect(alerts).toContain(
    `max(hub_guest_request_queue_age_seconds) > ${lateAfter.guestRequests}\n`,
  );
  expect(alerts).toContain(`{job="invitations"}) > ${lateAfter.jobs}\n`);
});
