import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, agencies, invitations, mails, rateCounters } from '../core/db/schema.ts';

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

test('a colleague of an approved agency is in its list, and gets a link that leads to an account', async () => {
  const email = 'self.one@northwind.example';
  expect((await ask('Self.One@Northwind.example')).statusCode).toBe(200);
  expect(await mailsTo(hub, email)).toEqual(['selfInvitation']);

  const creationToken = await mailedToken(hub, email, 'invitation');
  const [mail] = await hub.db.select().from(mails).where(eq(mails.to, email));
  expect(await rowOf(email)).toMatchObject({
    // The email changes it as soon as it is sent.
    id: mail?.invitationId,
    status: null,
    inviteType: 'SELF',
    firstName: 'Nia',
    lastName: 'Lee',
    accountId: null,
  });
  hub.clock.advance(MINUTE);
  const password = 'Fresh-start9';
  const guest = hub.guest();
  const names = { firstName: 'Nia', lastName: 'Lee', emailAddress: email };
  const body = { ...names, password, confirmPassword: password, creationToken };
  expect((await guest.call('createAssociate', { body })).statusCode).toBe(200);
  expect((await guest.call('me')).json().provider.company).toBe('Northwind Meetings');
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  expect(await rowOf(email)).toMatchObject({
    status: 'CREATED',
    inviteType: 'SELF',
    pointOfContact: false,
    accountId: account?.id,
  });
});

test.each([
  ['free mail', 'self.one@gmail.com'],
  ['a domain of nobody', 'self.one@nowhere.example'],
  ['a domain of an agency that is not approved', 'self.one@birch.example'],
  ['a part of a domain', 'self.one@mail.northwind.example'],
  ["the brand's own domain", 'self.one@aldervale.example'],
])('%s gets the same answer and nothing else', async (_what, email) => {
  const usual = await ask('self.usual@northwind.example');
  const answer = await ask(email);
  expect([answer.statusCode, answer.body]).toEqual([usual.statusCode, usual.body]);
  expect(answer.json().message).toMatch(
    /^If your agency takes part in the program, we have emailed you/,
  );
  expect(await mailsTo(hub, email)).toEqual([]);
  expect(await rowOf(email)).toBeUndefined();
});

test('a domain of two approved agencies gets no invitation', async () => {
  const where = eq(agencies.domain, 'harbor.example');
  await hub.db.update(agencies).set({ domain: 'northwind.example' }).where(where);
  await ask('self.two@northwind.example');
  expect(await mailsTo(hub, 'self.two@northwind.example')).toEqual([]);
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
  expect(await mailsTo(hub, email)).toHaveLength(1);
  hub.clock.advance(10 * MINUTE + 1);
  await ask(email);
  expect(await mailsTo(hub, email)).toHaveLength(2);
  expect(await mailedToken(hub, email, 'invitation')).toBe(first);
});

test('a person whose invitation failed can invite themselves and create an account', async () => {
  const email = 'self.failed@northwind.example';
  const poc = await hub.as('poc.approved@northwind.example');
  await poc.call('sendInvitations', { body: { emailAddresses: [email] } });
  const failed = { status: 'FAILED', failure: { key: 'invitation.silent' } } as const;
  await hub.db.update(invitations).set(failed).where(eq(invitations.email, email));
  await ask(email);
  const creationToken = await mailedToken(hub, email, 'invitation');
  const password = 'Fresh-start9';
  const names = { firstName: 'Nia', lastName: 'Lee', emailAddress: email };
  const body = { ...names, password, confirmPassword: password, creationToken };
  expect((await hub.guest().call('createAssociate', { body })).statusCode).toBe(200);
  expect(await rowOf(email)).toMatchObject({ status: 'CREATED', inviteType: 'POC' });
});

test('a person invited by another agency gets no email, and stays in its list', async () => {
  const email = 'self.between@northwind.example';
  const other = await hub.as('poc.training@harbor.example');
  await other.call('sendInvitations', { body: { emailAddresses: [email] } });
  const before = await rowOf(email);
  hub.clock.advance(11 * MINUTE);
  await ask(email);
  expect(await mailsTo(hub, email)).toEqual(['invitation']);
  expect(await rowOf(email)).toEqual(before);
});

test('a person with an account gets an email that says so, and the account is unchanged', async () => {
  const email = 'associate.accredited@northwind.example';
  const before = await rowOf(email);
  await ask(email);
  expect(await mailsTo(hub, email)).toEqual(['accountExists']);
  expect(await rowOf(email)).toEqual(before);
});

test(`many self-invitations add twenty rows a day at most, and do not use up the agency's daily limit`, async () => {
  hub.clock.advance(24 * 60 * MINUTE);
  const rows = await hub.db.$count(invitations);
  const from = (network: number) => async (_: unknown, i: number) => {
    const emailAddress = `self.flood${network}.${i}@northwind.example`;
    const body = { firstName: 'Nia', lastName: 'Lee', emailAddress };
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/v1/auth/hub/associate_self_invitation',
      remoteAddress: `192.0.2.${network}`,
      payload: { ...body, licenseKey: hub.app.brand.licenseKey },
    });
    expect(answer.statusCode).toBe(200);
  };
  const mailed = async () => {
    await hub.handleGuestRequests();
    const [told] = await hub.db
      .select({ of: count() })
      .from(mails)
      .where(like(mails.to, 'self.flood%'));
    return told?.of;
  };
  // Of the agency's twenty a day one network gets ten.
  await Promise.all(Array.from({ length: 60 }, from(1)));
  expect(await mailed()).toBe(10);
  await Promise.all(Array.from({ length: 60 }, from(2)));
  await Promise.all(Array.from({ length: 60 }, from(3)));
  expect(await mailed()).toBe(20);
  expect(await hub.db.$count(invitations)).toBe(rows + 20);

  const poc = await hub.as('poc.approved@northwind.example');
  const emailAddresses = Array.from({ length: 50 }, (_, i) => `self.own${i}@northwind.example`);
  for (let turn = 0; turn < 4; turn++) {
    const batch = emailAddresses.map((email) => email.replace('own', `own${turn}-`));
    const sent = await poc.call('sendInvitations', { body: { emailAddresses: batch } });
    expect(sent.json().failed).toEqual([]);
  }
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

test('the email, the account and its later emails are in the language of the visitor', async () => {
  const email = 'self.french@northwind.example';
  const guest = hub.guest();
  guest.cookies.set('hub-language', 'fr-CA');
  const names = { firstName: 'Nia', lastName: 'Lee', emailAddress: email };
  await guest.call('selfInvitation', { body: names });
  const creationToken = await mailedToken(hub, email, 'invitation');
  const password = 'Fresh-start9';
  const body = { ...names, password, confirmPassword: password, creationToken };
  expect((await guest.call('createAssociate', { body })).statusCode).toBe(200);
  expect(await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) })).toMatchObject(
    {
      language: 'fr-CA',
    },
  );
  // A request in English is answered in the language of the account.
  await hub.guest().call('initiateReset', { body: { emailAddress: email } });
  await hub.handleGuestRequests();
  const sent = await hub.db.query.mails.findMany({ where: eq(mails.to, email) });
  expect(sent.map(({ template, language }) => [template, language])).toEqual([
    ['selfInvitation', 'fr-CA'],
    ['passwordReset', 'fr-CA'],
  ]);
});
