import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { fitting } from '../../tests/support/server/attacks.ts';
import { type Route, withRoutes } from '../../tests/support/server/routes.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import {
  type Client,
  noLimits,
  type TestApp,
  testApp,
} from '../../tests/support/server/testApp.ts';
import { accounts, agencies, contentPages, mails, reports } from '../core/db/schema.ts';

/** Whoever reads everything writes nothing, whatever they call: only that they were here is recorded. */

const WANDA = 'auditor@aldervale.example';

let hub: TestApp;
let routes: Route[];
let wanda: Client;
beforeAll(async () => {
  const started = await withRoutes(() => testApp({ seed: true, limits: noLimits }));
  hub = started.hub;
  routes = started.routes.filter(({ path }) => path.startsWith(`${staffBase}/`));
  // The first reader of the figures would keep them.
  await runJob(hub, 'programme');
  wanda = await hub.as(WANDA);
});
afterAll(() => hub.close());

/** A digest of each table, but for what is the auditor's own: the session, and entries of the audit. */
async function digests(): Promise<Record<string, string>> {
  const { rows } = await hub.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_counters' order by 1`,
  );
  const own = sql`(select id from accounts where email = ${WANDA})`;
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const others =
      { sessions: sql`account_id <> ${own}`, audit: sql`actor_id is distinct from ${own}` }[name] ??
      sql`true`;
    const digest = await hub.db.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
        from ${sql.identifier(name)} t where ${others}`,
    );
    found[name] = digest.rows[0]?.digest ?? '';
  }
  return found;
}

const first = async (table: typeof accounts | typeof agencies | typeof contentPages) =>
  (await hub.db.select({ id: table.id }).from(table).limit(1))[0]?.id ?? '';

test('an auditor who makes every call of the console leaves everything as it was', async () => {
  const ids: Record<string, string> = {
    people: await first(accounts),
    agencies: await first(agencies),
    review: await first(agencies),
    content: await first(contentPages),
    mails: await first(mails as never),
    reports: await first(reports as never),
  };
  const before = await digests();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  const statuses = new Set<number>();
  for (const route of routes) {
    const [part = ''] = route.path.slice(staffBase.length + 1).split('/');
    const url = route.path
      .replace(':id', ids[part] ?? '')
      .replace(':number', '1')
      .replace(':name', '2026-Q1');
    const payload = route.body ? (fitting(route) as object) : undefined;
    const { statusCode } = await wanda.request({
      method: route.method as 'GET',
      url,
      ...(payload && { payload }),
    });
    statuses.add(statusCode);
  }
  expect([...statuses].sort()).toContain(200);
  expect([...statuses]).toContain(403);
  expect(await digests()).toEqual(before);
});
