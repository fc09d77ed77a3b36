import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findProgram, needs } from '../../tests/support/needs.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readReadiness } from '../core/monitoring/readiness.ts';
import { createMetrics, type Metrics, metricsServer } from './metrics.ts';

let hub: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  hub = await testApp();
  metrics = createMetrics(hub);
});
afterAll(() => hub.close());

/** The value of a metric as Prometheus reads it; undefined if there is none. */
async function read(name: string): Promise<number | undefined> {
  const server = metricsServer(metrics, () => readReadiness(hub.app));
  const { payload, headers } = await server.inject('/metrics');
  await server.close();
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  const line = payload.split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test('requests are counted by route and status, never by address', async () => {
  metrics.request({ method: 'GET', route: '/api/v1/:app/me', status: 200, seconds: 0.02 });
  metrics.request({ method: 'GET', route: '/api/v1/:app/me', status: 503, seconds: 0.3 });
  const labels = 'method="GET",route="/api/v1/:app/me",status="503"';
  expect(await read(`hub_http_request_duration_seconds_count{${labels}}`)).toBe(1);
  expect(await read(`hub_http_request_duration_seconds_sum{${labels}}`)).toBe(0.3);
});

test('the email queue is measured by size and age, and attempts by result', async () => {
  const now = hub.clock.now();
  await hub.db.$client.query(
    `insert into mails ("to", template, next_try_at, created_at)
     values ('a@oak.example', 'invitation', $1::timestamptz, $1::timestamptz - interval '5 minutes'),
       ('b@oak.example', 'invitation', $1, $1)`,
    [now],
  );
  metrics.mail('sent');
  metrics.mail('failed');
  expect(await read('hub_mail_queue_size')).toBe(2);
  expect(await read('hub_mail_queue_age_seconds')).toBe(300);
  expect(await read('hub_mail_tries_total{result="failed"}')).toBe(1);
});

test('each job has its last start, and whether it failed', async () => {
  await hub.db.$client.query(`insert into jobs (name, started_at, failed_at) values
    ('audit', '2030-01-01T00:00:00Z', '2030-01-01T00:00:01Z'),
    ('sweep', '2030-01-01T00:00:00Z', '2029-12-31T00:00:00Z')`);
  expect(await read('hub_job_last_start_timestamp_seconds{job="audit"}')).toBe(1893456000);
  expect(await read('hub_job_failed{job="audit"}')).toBe(1);
  expect(await read('hub_job_failed{job="sweep"}')).toBe(0);
});

test('without a database the metrics say so and hold no outdated values', async () => {
  expect(await read('hub_database_up')).toBe(1);
  const error = new pg.DatabaseError('starting up', 1, 'error');
  const query = vi.spyOn(hub.db.$client, 'query').mockImplementation(() => {
    throw error;
  });
  expect(await read('hub_database_up')).toBe(0);
  expect(await read('hub_mail_queue_size')).toBeUndefined();
  expect(await read('hub_job_failed{job="audit"}')).toBeUndefined();
  query.mockRestore();
  expect(await read('hub_mail_queue_size')).toBe(2);
});

const monitoring = (file: string) =>
  readFileSync(new URL(`../../docs/operating/monitoring/${file}`, import.meta.url), 'utf8');
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:hub|nodejs|process)_[a-z0-9_]+\b/g)].map(String);

test.each(['alerts.yml', 'dashboard.json', 'README.md'])(
  'every metric that %s names is served',
  async (file) => {
    const served = new Set(namesIn(await metrics.collect()));
    const named = new Set(namesIn(monitoring(file)));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !served.has(name))).toEqual([]);
  },
);

const PROMTOOL = findProgram('promtool');

/** The expressions of the dashboard, as rules. */
function rulesOfDashboard(): string {
  const expressions = monitoring('dashboard.json').matchAll(/"expr": ("(?:[^"\\]|\\.)+")/g);
  const rules = [...expressions].map(([, expression = ''], at) => ({
    record: `panel:${at}`,
    expr: JSON.parse(expression),
  }));
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
}

test.each([
  ['the alerts', () => monitoring('alerts.yml')],
  ['the dashboard', rulesOfDashboard],
])('Prometheus understands the expressions of %s', needs('promtool', PROMTOOL), (_, rules) => {
  const file = join(mkdtempSync(join(tmpdir(), 'hub-rules-')), 'rules.yml');
  writeFileSync(file, rules());
  const { stdout, stderr } = spawnSync(PROMTOOL as string, ['check', 'rules', file], {
    encoding: 'utf8',
  });
  rmSync(dirname(file), { recursive: true });
  expect(stdout + stderr).toMatch(/SUCCESS: \d\d rules found/);
});

test('every alert is explained, and nothing else is', () => {
  const alerts = [...monitoring('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...monitoring('README.md').matchAll(/^\| `(Hub\w+)`/gm)].map(
    ([, name]) => name,
  );
  expect(alerts.length).toBeGreaterThan(5);
  expect(explained).toEqual(alerts);
});
