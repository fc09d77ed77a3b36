import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agencies, invitations, mails, rateCounters } from '../../db/schema.ts';
import { mailedToken, mailsTo } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(rateCounters);
  await hub.db.delete(mails);
  await hub.db.delete(invitations).where(like(invitations.email, 'self.%'));
});

const ask = (emailAddress: string) =>
  hub.guest().call('selfInvitation', { body: { firstName: 'Nia', lastName: 'Lee', emailAddress } });
const rowOf = (email: string) =>
  hub.db.query.invitations.findFirst({ where: eq(invitations.email, email) });

test('a colleague of an approved agency gets a link that leads to an account', async () => {
  const email = 'self.one@northwind.example';
  expect((await ask('Self.One@Northwind.example')).statusCode).toBe(200);
  expect(await rowOf(email)).toMatchObject({
    status: null,
    inviteType: 'SELF',
    pointOfContact: false,
  });
  expect(await mailsTo(hub, email)).toEqual(['selfInvitation']);

  const creationToken = await mailedToken(hub, email, 'invitation');
  const password = 'Fresh-start9';
  const guest = hub.guest();
  const names = { firstName: 'Nia', lastName: 'Lee', emailAddress: email };
  const body = { ...names, password, confirmPassword: password, creationToken };
  expect((await guest.call('createAssociate', { body })).statusCode).toBe(200);
  expect((await guest.call('me')).json().provider.company).toBe('Northwind Meetings');
});

test.each([
  ['free mail', 'self.one@gmail.com'],
  ['a domain of nobody', 'self.one@nowhere.example'],
  ['a domain of an agency that is not approved', 'self.one@birch.example'],
  ['a part of a domain', 'self.one@mail.northwind.example'],
])('%s gets the same answer and nothing else', async (_what, email) => {
  const usual = await ask('self.usual@northwind.example');
  const answer = await ask(email);
  expect([answer.statusCode, answer.body]).toEqual([usual.statusCode, usual.body]);
  expect(answer.json().message).toMatch(/^If your agency takes part/);
  expect(await rowOf(email)).toBeUndefined();
  expect(await mailsTo(hub, email)).toEqual([]);
});

test('a domain of two approved agencies is nobody’s', async () => {
  const where = eq(agencies.domain, 'harbor.example');
  await hub.db.update(agencies).set({ domain: 'northwind.example' }).where(where);
  await ask('self.two@northwind.example');
  expect(await rowOf('self.two@northwind.example')).toBeUndefined();
  await hub.db
    .update(agencies)
    .set({ domain: 'harbor.example' })
    .where(eq(agencies.name, 'Harbor Event Partners'));
});

test('asking again mails again after ten minutes, with the same link', async () => {
  const email = 'self.again@northwind.example';
  await ask(email);
  const first = await mailedToken(hub, email, 'invitation');
  await ask(email);
  await hub.db.update(invitations).set({ status: 'INVITED' }).where(eq(invitations.email, email));
  await ask(email);
  expect(await mailsTo(hub, email)).toHaveLength(1);
  hub.clock.advance(10 * MINUTE + 1);
  await ask(email);
  expect(await mailsTo(hub, email)).toHaveLength(2);
  expect(await mailedToken(hub, email, 'invitation')).toBe(first);
});

test('a failed one is mailed at once', async () => {
  const email = 'self.failed@northwind.example';
  await ask(email);
  const failed = { status: 'FAILED', reason: 'no such mailbox' } as const;
  await hub.db.update(invitations).set(failed).where(eq(invitations.email, email));
  await ask(email);
  expect(await rowOf(email)).toMatchObject({ status: null, reason: null });
  expect(await mailsTo(hub, email)).toHaveLength(2);
});

test('who has an account is told so by mail, and stays as he is', async () => {
  const email = 'associate.accredited@northwind.example';
  const before = await rowOf(email);
  await ask(email);
  expect(await mailsTo(hub, email)).toEqual(['accountExists']);
  expect(await rowOf(email)).toEqual(before);
});

test('the agency’s mails of a day are limited', async () => {
  const day = hub.clock.now().toISOString().slice(0, 10);
  await hub.db.update(agencies).set({ mailsDay: day, mailsToday: 199 });
  await ask('self.last@northwind.example');
  await ask('self.late@northwind.example');
  expect(await mailsTo(hub, 'self.last@northwind.example')).toHaveLength(1);
  expect(await mailsTo(hub, 'self.late@northwind.example')).toHaveLength(0);
  expect(await rowOf('self.late@northwind.example')).toBeUndefined();
});

test.each([
  ['@northwind.example', true],
  ['northwind.example', true],
  ['Agency.COM', true],
  ['agency.co.uk', true],
  ['co.uk', false],
  ['gmail.com', false],
  ['@mail.gmail.com', false],
  ['agency', false],
  ['agency.nosuchtld', false],
  ['a b.com', false],
  ['192.168.0.1', false],
])('the domain %s can be an agency’s: %s', async (agencyDomain, valid) => {
  const answer = await hub.guest().call('validateEmailDomain', { body: { agencyDomain } });
  expect(answer.json()).toEqual({ valid });
});
