import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../tests/support/server/mails.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { entriesOf } from '../../tests/support/server/zip.ts';
import { accounts, audit, dataExports, fileContents } from '../core/db/schema.ts';

const ADA = 'poc.approved@northwind.example';
const LIAM = 'associate.accredited@northwind.example';
const ADMINISTRATOR = 'administrator@aldervale.example';
const DAY = 86_400_000;
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const idOf = async (email: string) => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  return account?.id ?? '';
};
const ask = async (client: Client) => (await client.call('askForDataExport')).json();
const list = async (client: Client) => (await client.call('dataExports')).json().content;
const fileOf = (client: Client, id: string) => client.call('dataExportFile', { params: { id } });
const eventsOf = async (email: string, event: string) =>
  hub.db
    .select({ actorId: audit.actorId, note: audit.note })
    .from(audit)
    .where(and(eq(audit.subjectId, await idOf(email)), eq(audit.event, event)));

test('a person asks, is told by email, downloads for three days, and nobody else does', async () => {
  const liam = await hub.as(LIAM);
  // Two presses: one file.
  const [first, second] = await Promise.all([ask(liam), ask(liam)]);
  expect(second).toEqual(first);
  expect(await list(liam)).toEqual([{ ...first, expiresAt: null }]);
  expect((await fileOf(liam, first.id)).statusCode).toBe(404);
  await Promise.all([runJob(hub, 'data-exports'), runJob(hub, 'data-exports')]);
  const expiresAt = new Date(hub.clock.now().getTime() + 3 * DAY).toISOString();
  expect(await list(liam)).toEqual([{ ...first, expiresAt }]);
  expect((await mailsTo(hub, LIAM)).filter((name) => name === 'dataExportReady')).toHaveLength(1);

  const answer = await fileOf(liam, first.id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
  });
  expect([...(await entriesOf(answer.rawPayload)).keys()]).toEqual(
    expect.arrayContaining(['index.html', 'data.json', 'tables/accounts.csv']),
  );
  const ada = await hub.as(ADA);
  expect((await fileOf(ada, first.id)).statusCode).toBe(404);
  const staff = await hub.as(ADMINISTRATOR);
  const url = `/api/staff/v1/people/${await idOf(LIAM)}/data-exports/${first.id}`;
  expect((await staff.request({ method: 'GET', url })).statusCode).toBe(404);
  expect(await eventsOf(LIAM, 'askForDataExport')).toHaveLength(1);
  expect(await eventsOf(LIAM, 'downloadDataExport')).toHaveLength(1);

  hub.clock.advance(3 * DAY);
  const later = await hub.as(LIAM);
  expect((await fileOf(later, first.id)).statusCode).toBe(404);
  expect(await list(later)).toEqual([]);
  const stored = await hub.db.$count(fileContents);
  await runJob(hub, 'data-exports');
  expect(await hub.db.$count(fileContents)).toBe(stored - 1);
});

test('a new file takes the place of the one before', async () => {
  const ada = await hub.as(ADA);
  await ask(ada);
  await runJob(hub, 'data-exports');
  hub.clock.advance(1000);
  const { id } = await ask(ada);
  await runJob(hub, 'data-exports');
  expect(await list(ada)).toMatchObject([{ id }]);
  await runJob(hub, 'data-exports');
  expect(await hub.db.$count(dataExports, eq(dataExports.accountId, await idOf(ADA)))).toBe(1);
});

test('staff make one on a request by post, with its reason; the person is told', async () => {
  const staff = await hub.as(ADMINISTRATOR);
  const id = await idOf(LIAM);
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    staff.request({
      method,
      url: `/api/staff/v1/people/${id}/${path}`,
      ...(payload && { payload }),
    });
  expect((await call('POST', 'data-exports', { reason: '' })).statusCode).toBe(400);
  const reason = 'A letter of May 2.';
  expect((await call('POST', 'data-exports', { reason })).statusCode).toBe(200);
  await runJob(hub, 'data-exports');
  const [made] = (await call('GET', 'data-exports')).json();
  expect(made).toMatchObject({ reason, askedBy: 'Xavier Moreau', expiresAt: expect.any(String) });
  expect(await list(await hub.as(LIAM))).toEqual([]);
  const answer = await call('GET', `data-exports/${made.id}`);
  expect(answer.statusCode).toBe(200);
  const actorId = await idOf(ADMINISTRATOR);
  expect(await eventsOf(LIAM, 'askForDataExport')).toContainEqual({ actorId, note: reason });
  expect(await eventsOf(LIAM, 'downloadDataExport')).toContainEqual({ actorId, note: null });
  expect((await mailsTo(hub, LIAM)).slice(-1)).toEqual(['dataExportByStaff']);
});
