import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { people } from '../../demo/personas.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { agencies, audit, mails } from '../core/db/schema.ts';

const REVIEWER = 'reviewer@aldervale.example';
const id = '11111111-1111-4111-8111-111111111111';
let hub: TestApp;
let staff: Client;

beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as(REVIEWER);
});
afterAll(() => hub.close());

const call = (client: Client, method: 'GET' | 'POST', path: string, payload?: object) =>
  client.request({ method, url: `${staffBase}/${path}`, ...(payload && { payload }) });
const listed = async (filter: object) =>
  (await call(staff, 'GET', `reports?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
/** The numbers of the last closed quarter. */
async function lastQuarter() {
  const [name] = (await call(staff, 'GET', 'reports/quarters')).json();
  return (await call(staff, 'GET', `reports/quarters/${name}`)).json();
}

test.each([
  ['GET', 'reports'],
  ['GET', 'reports/quarters'],
  ['GET', 'reports/quarters/2026-Q1'],
  ['GET', `reports/${id}/file`],
  ['POST', 'reports/reminders'],
  ['GET', `reports/reminders/${id}`],
] as const)('%s %s is for staff alone', async (method, path) => {
  const body = method === 'POST' ? {} : undefined;
  expect((await call(hub.guest(), method, path, body)).statusCode).toBe(401);
  for (const { email } of people.filter(({ staffRoles }) => staffRoles.length === 0)) {
    const { statusCode } = await call(await hub.as(email), method, path, body);
    expect([email, statusCode]).toEqual([email, 403]);
  }
  if (!body) return;
  const headers = { 'x-xsrf-token': 'no' };
  const answer = await staff.request({ method, url: `${staffBase}/${path}`, payload: {}, headers });
  expect(answer.statusCode).toBe(403);
});

test.each([
  ['a file that is none', `reports/${id}/file`, 404],
  ['an unknown state', 'reports?filter=%7B%22state%22%3A%22NO%22%7D', 400],
  ['a quarter of wrong form', 'reports?filter=%7B%22quarter%22%3A%22Q1%22%7D', 400],
  ['the numbers of a quarter that is not closed', 'reports/quarters/2999-Q1', 404],
  ['the numbers of no quarter', 'reports/quarters/Q1', 404],
  ['a quarter that is not closed', 'reports?filter=%7B%22quarter%22%3A%222999-Q1%22%7D', 400],
])('%s', async (_, path, status) => {
  expect((await call(staff, 'GET', path)).statusCode).toBe(status);
});

describe('the last closed quarter', () => {
  test('lists the agencies that submitted and that must submit; the file can be downloaded', async () => {
    const rows: { name: string; state: string; reportId: string | null }[] = await listed({});
    const states = Object.fromEntries(rows.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ 'Maple Conference Group': 'SUBMITTED' });
    expect(['DUE', 'OVERDUE']).toContain(states['Northwind Meetings']);
    expect(states).not.toHaveProperty('Harbor Event Partners');
    const report = rows.find(({ name }) => name === 'Maple Conference Group')?.reportId;
    const file = await call(staff, 'GET', `reports/${report}/file`);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
  });

  test('misses no report of an agency that is not approved and can’t report', async () => {
    const missing = async () => {
      const { due, overdue } = await lastQuarter();
      const rows: { name: string }[] = await listed({});
      return [due + overdue, rows.some(({ name }) => name === 'Northwind Meetings')];
    };
    const [before] = await missing();
    const northwind = eq(agencies.name, 'Northwind Meetings');
    await hub.db.update(agencies).set({ status: 'PENDING_RENEWAL' }).where(northwind);
    expect(await missing()).toEqual([Number(before) - 1, false]);
    await hub.db.update(agencies).set({ status: 'APPROVED' }).where(northwind);
    expect(await missing()).toEqual([before, true]);
  });

  test('counts add up, by quarter', async () => {
    const last = await lastQuarter();
    const rows = await listed({ quarter: last.name });
    expect(last.submitted + last.due + last.overdue).toBe(rows.length);
    expect(await listed({ state: 'SUBMITTED' })).toHaveLength(last.submitted);
  });
});

describe('reminders', () => {
  const remind = async (batch: string) => {
    const last = await lastQuarter();
    return call(staff, 'POST', 'reports/reminders', { id: batch, quarter: last.name });
  };

  test('are refused before the deadline', async () => {
    const year = hub.clock.now().getUTCFullYear();
    hub.clock.set(new Date(Date.UTC(year + 1, 0, 5)));
    staff = await hub.as(REVIEWER);
    expect((await remind(id)).statusCode).toBe(409);
  });

  test('are sent once to those concerned, however often the call is repeated, and report their progress', async () => {
    hub.clock.advance(40 * 86_400_000);
    staff = await hub.as(REVIEWER);
    const last = await lastQuarter();
    expect(last.overdue).toBeGreaterThan(0);
    const answers = await Promise.all([remind(id), remind(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const written = await hub.db.query.mails.findMany({ where: eq(mails.batchId, id) });
    expect(new Set(written.map(({ to }) => to)).size).toBe(written.length);
    expect(written.map(({ to }) => to)).toContain('poc.approved@northwind.example');
    expect(new Set(written.map(({ agencyId }) => agencyId)).size).toBe(last.overdue);
    await hub.db
      .update(mails)
      .set({ status: 'SENT' })
      .where(eq(mails.to, 'poc.approved@northwind.example'));
    const progress = (await call(staff, 'GET', `reports/reminders/${id}`)).json();
    expect(progress).toEqual({ id, total: written.length, sent: 1, failed: 0 });
    const entries = await hub.db.query.audit.findMany({ where: eq(audit.subjectId, id) });
    expect(entries).toMatchObject([{ event: 'remindOverdue', after: { quarter: last.name } }]);
  });

  test('are sent only to the named agencies with an overdue report', async () => {
    const batch = '22222222-2222-4222-8222-222222222222';
    const last = await lastQuarter();
    const rows: { id: string; state: string }[] = await listed({});
    const overdue = rows.filter(({ state }) => state === 'OVERDUE').map(({ id: agency }) => agency);
    const submitted = rows
      .filter(({ state }) => state === 'SUBMITTED')
      .map(({ id: agency }) => agency);
    const remindThese = (agencies: unknown) =>
      call(staff, 'POST', 'reports/reminders', { id: batch, quarter: last.name, agencies });
    expect((await remindThese([...submitted, id])).json()).toMatchObject({ total: 0 });
    expect((await remindThese([])).statusCode).toBe(400);
    expect((await remindThese([...overdue.slice(0, 1), ...submitted])).statusCode).toBe(200);
    const written = await hub.db.query.mails.findMany({ where: eq(mails.batchId, batch) });
    expect([...new Set(written.map(({ agencyId }) => agencyId))]).toEqual(overdue.slice(0, 1));
  });
});
