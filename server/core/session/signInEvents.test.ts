import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBase } from '../../../contract/staff/reach.ts';
import { mailedToken } from '../../../tests/support/server/mails.ts';
import { runJob } from '../../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { accounts, audit, failedSignIns, mails, reports } from '../db/schema.ts';

const POC = 'poc.approved@northwind.example';
const REVIEWER = 'reviewer@aldervale.example';
const PASSWORD = 'Welcome1!';
const HOUR = 3_600_000;
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const idOf = async (email: string) =>
  (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) }))?.id ?? '';
/** The entries of some events, oldest first. */
const written = (...events: string[]) =>
  hub.db.select().from(audit).where(inArray(audit.event, events)).orderBy(asc(audit.id));
const audited = () => runJob(hub, 'audit');
const network = expect.stringMatching(/^[\w-]{22}$/);

test('signing in and out is audited with a hash of the network', async () => {
  const guest = hub.guest();
  await guest.call('login', { body: { identity: POC, password: PASSWORD } });
  await guest.call('logout');
  const id = await idOf(POC);
  const entry = { actorId: id, subjectType: 'account', subjectId: id, after: { network } };
  expect(await written('signIn', 'signOut')).toMatchObject([
    { ...entry, event: 'signIn' },
    { ...entry, event: 'signOut' },
  ]);
  expect(JSON.stringify(await written('signIn', 'signOut'))).not.toContain('127.0.0.1');
});

test('failed sign-ins are audited by account and hour, those with unknown addresses once an hour', async () => {
  const fail = async (identity: string, times: number) => {
    for (let n = 0; n < times; n += 1) {
      await hub.guest().call('login', { body: { identity, password: 'Wrong-one1' } });
    }
  };
  const unknown = ['a@nowhere.example', 'b@nowhere.example'];
  const start = hub.clock.now();
  await fail(POC, 3);
  await fail(unknown[0] ?? '', 2);
  await fail(unknown[1] ?? '', 1);
  await audited();
  await audited();
  const since = new Date(Math.floor(start.getTime() / HOUR) * HOUR).toISOString();
  const subjectId = await idOf(POC);
  const first = { subjectType: 'account', subjectId, after: { failures: 3, since, network } };
  expect(await written('signInFailed')).toMatchObject([{ actorId: null, ...first }]);

  await fail(POC, 2);
  await audited();
  expect(await written('signInFailed')).toHaveLength(1);

  hub.clock.advance(2 * HOUR);
  await audited();
  await audited();
  const [hash] = [expect.stringMatching(/^[\w-]{22}: 2$/)];
  expect(await written('signInFailed')).toMatchObject([
    first,
    { ...first, after: { failures: 5, since, network } },
    {
      subjectType: 'signIn',
      after: { failures: 3, addresses: 2, since, most: [hash, expect.stringMatching(/: 1$/)] },
    },
  ]);
  expect(await hub.db.$count(failedSignIns)).toBe(0);
  expect(JSON.stringify(await written('signInFailed'))).not.toContain('nowhere');
});

test('requesting a password reset and setting the password by the link are audited', async () => {
  const emailAddress = 'associate.accredited@northwind.example';
  await hub.guest().call('initiateReset', { body: { emailAddress } });
  await hub.guest().call('initiateReset', { body: { emailAddress: 'nobody@nowhere.example' } });
  await hub.handleGuestRequests();
  const resetToken = await mailedToken(hub, emailAddress, 'reset');
  const password = 'Another-Kelp1!';
  const body = { emailAddress, password, confirmPassword: password, resetToken };
  expect((await hub.guest().call('resetPassword', { body })).statusCode).toBe(200);
  const subjectId = await idOf(emailAddress);
  const entries = await written('resetAsked', 'resetUsed');
  expect(entries).toMatchObject([
    { event: 'resetAsked', actorId: null, subjectId, after: { network } },
    { event: 'resetUsed', actorId: subjectId, subjectId, after: { network } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(resetToken);
});

test('a changed name is audited with the old one, an unchanged name is not', async () => {
  const poc = await hub.as(POC);
  const names = { firstName: 'Adaeze', lastName: 'Okafor' };
  for (const _ of [1, 2]) await poc.call('updateProfile', { body: names });
  const id = await idOf(POC);
  expect(await written('changeName')).toMatchObject([
    { actorId: id, subjectId: id, before: { firstName: 'Ada' }, after: names },
  ]);
});

test('a changed language is audited with the old one, an unchanged language is not', async () => {
  const poc = await hub.as(POC);
  const language = 'fr-CA';
  for (const _ of [1, 2]) await poc.call('changeLanguage', { body: { language } });
  const id = await idOf(POC);
  expect(await written('changeLanguage')).toMatchObject([
    { actorId: id, subjectId: id, before: { language: null }, after: { language } },
  ]);
});

test('exporting a list, downloading a report and reading an email are audited', async () => {
  const staff = await hub.as(REVIEWER);
  const get = async (path: string, query?: Record<string, string>) =>
    expect((await staff.request({ method: 'GET', url: staffBase + path, query })).statusCode).toBe(
      200,
    );
  const [report] = await hub.db.select({ id: reports.id }).from(reports).limit(1);
  const [mail] = await hub.db.select({ id: mails.id }).from(mails).limit(1);
  await get('/people/export', { filter: JSON.stringify({ q: 'okafor', role: 'poc' }) });
  await get('/agencies/export');
  await get(`/reports/${report?.id}/file`);
  await get(`/mails/${mail?.id}`);
  const poc = await hub.as(POC);
  const [own] = (await poc.call('reports')).json().content;
  await poc.call('reportFile', { params: { id: own.id } });
  await poc.call('exportInvitations', { query: { search: 'okafor', inviteType: 'POC' } });

  const actorId = await idOf(REVIEWER);
  const [people, ...rest] = await written('exportList', 'downloadReport', 'viewMail');
  expect(people).toMatchObject({
    actorId,
    event: 'exportList',
    after: { file: 'people.csv', filters: ['q', 'role'] },
  });
  expect(rest).toMatchObject([
    { actorId, event: 'exportList', after: { file: 'agencies.csv', filters: [] } },
    { actorId, event: 'downloadReport', subjectType: 'report', subjectId: report?.id },
    { actorId, event: 'viewMail', subjectType: 'mail', subjectId: mail?.id },
    { actorId: await idOf(POC), event: 'downloadReport', subjectId: own.id },
    { event: 'exportList', after: { filters: ['search', 'inviteType'] } },
  ]);
  expect(JSON.stringify([people, rest])).not.toContain('okafor');
});
