import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { people } from '../../demo/personas.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { recordAudit } from '../core/audit/record.ts';
import { accounts, agencies, audit, auditChain } from '../core/db/schema.ts';
import { countFailure } from '../sign-in/failures.ts';
import { sealAudit } from './chain.ts';

const REVIEWER = 'reviewer@aldervale.example';
const POC = 'poc.approved@northwind.example';
let hub: TestApp;
let staff: Client;
const url = `${staffBase}/audit`;
const idOf = async (email: string) =>
  (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) }))?.id ?? '';

const listed = async (filter: object) => {
  const query = { filter: JSON.stringify(filter), sort: '["at","DESC"]', range: '[0,49]' };
  return (await staff.request({ method: 'GET', url, query })).json();
};
const events = async (filter: object) =>
  (await listed(filter)).map(({ event }: { event: string }) => event);

beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as(REVIEWER);
  const maple = await hub.db.query.agencies.findFirst({
    where: eq(agencies.domain, 'maple.example'),
  });
  const day = (date: string) => new Date(`${date}T12:00:00Z`);
  await recordAudit(
    hub.db,
    {
      actorId: await idOf(REVIEWER),
      subject: { type: 'agency', id: maple?.id ?? '' },
      event: 'setTerms',
      before: { domain: 'old.example' },
      after: { domain: 'maple.example' },
      note: 'Fine',
      at: day('2001-05-01'),
    },
    {
      actorId: null,
      subject: { type: 'account', id: await idOf(POC) },
      event: 'unlock',
      at: day('2001-05-02'),
    },
  );
});
afterAll(() => hub.close());

test('the audit is for staff alone', async () => {
  expect((await hub.guest().request({ method: 'GET', url })).statusCode).toBe(401);
  for (const { email } of people.filter(({ staffRoles }) => staffRoles.length === 0)) {
    const { statusCode } = await (await hub.as(email)).request({ method: 'GET', url });
    expect([email, statusCode]).toEqual([email, 403]);
  }
});

test.each([{ from: 'yesterday' }, { personId: 'x' }, { other: 'x' }])(
  '%j is a 400',
  async (filter) => {
    const query = { filter: JSON.stringify(filter) };
    expect((await staff.request({ method: 'GET', url, query })).statusCode).toBe(400);
  },
);

test('lists actor, subject, event, before and after', async () => {
  expect(await listed({ event: 'setTerms' })).toMatchObject([
    {
      actor: REVIEWER,
      subjectType: 'agency',
      subject: 'Maple Conference Group',
      agency: 'Maple Conference Group',
      before: { domain: 'old.example' },
      after: { domain: 'maple.example' },
      note: 'Fine',
    },
  ]);
});

describe('a filter', () => {
  const until = '2001-12-31T23:59:59.999Z';
  test.each([
    ['the latest first', {}, ['unlock', 'setTerms']],
    ['an agency', { agency: 'maple' }, ['setTerms']],
    ["an agency, by somebody's act", { agency: 'northwind' }, ['unlock']],
    ['who did it', { person: REVIEWER }, ['setTerms']],
    ['whom it was done to', { person: 'poc.approved@' }, ['unlock']],
    ['nobody', { person: 'no-such-person' }, []],
    ['a first moment', { from: '2001-05-02T12:00:00.000Z' }, ['unlock']],
    ['a moment later', { from: '2001-05-02T12:00:00.001Z' }, []],
    ['a last moment', { until: '2001-05-01T12:00:00.000Z' }, ['setTerms']],
    ['a moment earlier', { until: '2001-05-01T11:59:59.999Z' }, []],
  ])('%s', async (_, filter, found) => {
    expect(await events({ until, ...filter })).toEqual(found);
  });
});

describe('nobody changes it', () => {
  test.each([
    ['update', sql`update audit set note = 'x'`],
    ['delete', sql`delete from audit`],
    ['truncate', sql`truncate audit`],
  ])('%s', async (_, statement) => {
    const before = await hub.db.$count(audit);
    await expect(hub.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'permission denied for table audit' },
    });
    expect(await hub.db.$count(audit)).toBe(before);
  });
});

test('a lock after failed sign-ins is audited once; one of an unknown address is not', async () => {
  const now = hub.clock.now();
  for (const email of [POC, 'nobody@nowhere.example']) {
    const attempt = { email, network: '192.0.2.1' };
    for (let n = 0; n < 15; n += 1) {
      await countFailure(hub.db, attempt, { env: hub.app.env, now });
    }
  }
  const found = await listed({ event: 'signInLocked' });
  expect(found).toMatchObject([{ actor: null, subject: POC, agency: 'Northwind Meetings' }]);
  expect(found[0].after).toMatchObject({ failures: 10 });
});

test('is verified from a place on', async () => {
  await sealAudit(hub.db);
  const total = await hub.db.$count(auditChain);
  const verify = async (after: string) =>
    (await staff.request({ method: 'GET', url: `${url}/verify`, query: { after } })).json();
  expect(await verify('0')).toMatchObject({ checked: total, place: total, left: 0, broken: null });
  // Whoever verifies it to its end is in it.
  const entries = await hub.db.select().from(audit).where(eq(audit.event, 'verifyAudit'));
  expect(entries.map(({ after }) => after)).toEqual([{ place: total, broken: null }]);
  expect(await verify(`${total - 1}`)).toMatchObject({ checked: 1, place: total, left: 0 });
  expect((await verify('-1')).error.code).toBe('error.validation');
});

test('is exported with the values before and after, by the same filters', async () => {
  const query = { filter: JSON.stringify({ event: 'setTerms' }) };
  const answer = await staff.request({ method: 'GET', url: `${url}/export`, query });
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('When,Who,What,About,Agency,Before,After,Note');
  expect(lines.length).toBe((await listed({ event: 'setTerms' })).length);
  expect(lines[0]).toContain(REVIEWER);
});
