import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../contract/dates.ts';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import {
  accounts,
  addressChanges,
  audit,
  factors,
  invitations,
  mails,
  rateCounters,
} from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';

const ADA = 'poc.approved@northwind.example';
const LIAM = 'associate.accredited@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(mails);
  await hub.db.delete(addressChanges);
  await hub.db.delete(rateCounters);
});

const ask = (client: Client, emailAddress: string) =>
  client.call('changeAddress', { body: { emailAddress } });
const use = (token: string, client = hub.guest()) =>
  client.call('useAddressLink', { body: { token } });
const codeOf = async (answer: ReturnType<Client['call']>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().error?.code];
};
const DEAD = [400, 'error.deadToken'];
const signIn = (identity: string, password = 'Welcome1!') =>
  hub.guest().call('login', { body: { identity, password } });
const accountOf = (email: string) =>
  hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
const linkTo = (to: string) => mailedToken(hub, to, 'address');
const undoLinkOf = (from: string) => mailedToken(hub, from, 'addressUndo');

/** Gives the person of a client another address, from the request to the link. */
async function move(client: Client, to: string) {
  expect((await ask(client, to)).statusCode).toBe(200);
  hub.clock.advance(MINUTE);
  expect((await use(await linkTo(to), client)).statusCode).toBe(200);
}

/** A person who is thrown away. */
async function newcomer(email: string): Promise<Client> {
  const { passwordHash, createdAt } = (await accountOf(ADA)) ?? expect.unreachable();
  const names = { firstName: 'Noa', lastName: 'Lund' };
  const row = { email, passwordHash, ...names, createdAt, emailConfirmedAt: createdAt };
  await hub.db.insert(accounts).values(row);
  return hub.as(email);
}

test('the link changes the address, and everything of the person follows', async () => {
  const browser = await hub.as(LIAM);
  const elsewhere = await hub.as(LIAM);
  const now = hub.clock.now();
  await hub.guest().call('initiateReset', { body: { emailAddress: LIAM } });
  const reset = await mailedToken(hub, LIAM, 'reset');
  await enqueueMail(hub.db, { to: LIAM, template: 'attached', params: { agency: 'A' }, now });
  const to = 'liam@northwind.example';
  // Another agency has invited it.
  const maple = await hub.as('poc.other@maple.example');
  await maple.call('sendInvitations', { body: { emailAddresses: [to] } });

  await move(browser, to);
  expect((await browser.call('me')).json().email).toBe(to);
  expect((await elsewhere.call('me')).statusCode).toBe(401);
  expect((await signIn(LIAM)).statusCode).toBe(401);
  expect((await signIn(to)).statusCode).toBe(200);
  expect(await codeOf(hub.guest().call('readLink', { body: { token: reset } }))).toEqual(DEAD);
  expect(await mailsTo(hub, to)).toContain('attached');
  expect((await mailsTo(hub, LIAM)).sort()).toEqual(['addressChanged', 'passwordReset']);
  const rows = await hub.db.select().from(invitations).where(eq(invitations.email, to));
  const account = await accountOf(to);
  expect(rows.map(({ accountId }) => accountId)).toEqual([account?.id]);
  const poc = await hub.as(ADA);
  const query = { search: 'liam@northwind' };
  const listed = await poc.call('invitations', { query });
  expect(listed.json().content).toMatchObject([{ email: to, status: 'ACCREDITED' }]);
  const entries = await hub.db
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subjectId, account?.id ?? ''), eq(audit.event, 'changeAddress')));
  expect(entries).toEqual([{ before: { email: LIAM }, after: { email: to } }]);
});

test('free, taken and asked-for addresses are answered alike, and owners are told', async () => {
  const client = await newcomer('alike@elsewhere.example');
  const answers = [
    await ask(client, 'free@elsewhere.example'),
    await ask(client, ADA),
    await ask(client, 'free@elsewhere.example'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await mailsTo(hub, ADA)).toEqual(['accountExists']);
  expect(await mailsTo(hub, 'free@elsewhere.example')).toEqual([
    'addressConfirmation',
    'addressConfirmation',
  ]);
});

test('the address that one has, and one of the program, are refused at the field', async () => {
  const client = await newcomer('field@elsewhere.example');
  for (const to of ['field@elsewhere.example', 'mine@aldervale.example']) {
    const answer = await ask(client, to);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
      400,
      ['emailAddress'],
    ]);
  }
});

test('a link works once, for a day, and for nothing else', async () => {
  const client = await newcomer('once@elsewhere.example');
  await ask(client, 'twice@elsewhere.example');
  const token = await linkTo('twice@elsewhere.example');
  const undoToken = hub.app.tokens.of({
    purpose: 'addressUndo',
    id: (await hub.db.select().from(addressChanges))[0]?.id ?? '',
  });
  expect(await codeOf(use(undoToken))).toEqual(DEAD);
  expect(
    await codeOf(
      hub
        .guest()
        .call('confirmEmail', { body: { confirmationToken: token, password: 'Welcome1!' } }),
    ),
  ).toEqual(DEAD);
  hub.clock.advance(DAY);
  expect(await codeOf(use(token))).toEqual(DEAD);
  hub.clock.advance(-1);
  expect((await use(token)).statusCode).toBe(200);
  expect(await codeOf(use(token))).toEqual(DEAD);
});

test('a link that nobody who is logged in opens ends every session, and opens none', async () => {
  const client = await newcomer('phone@elsewhere.example');
  await ask(client, 'desk@elsewhere.example');
  const phone = hub.guest();
  expect((await use(await linkTo('desk@elsewhere.example'), phone)).statusCode).toBe(200);
  expect((await phone.call('me')).statusCode).toBe(401);
  expect((await client.call('me')).statusCode).toBe(401);
});

test("somebody else's session stays as it is, and the link counts for its own account", async () => {
  const client = await newcomer('owner@elsewhere.example');
  const other = await newcomer('other@elsewhere.example');
  await ask(client, 'owned@elsewhere.example');
  expect((await use(await linkTo('owned@elsewhere.example'), other)).statusCode).toBe(200);
  expect((await other.call('me')).json().email).toBe('other@elsewhere.example');
  expect((await signIn('owned@elsewhere.example')).statusCode).toBe(200);
});

test('a new password ends what somebody else has asked for', async () => {
  const client = await newcomer('victim@elsewhere.example');
  await ask(client, 'thief@elsewhere.example');
  const token = await linkTo('thief@elsewhere.example');
  const body = {
    currentPassword: 'Welcome1!',
    password: 'Otter-Kelp7!',
    confirmPassword: 'Otter-Kelp7!',
  };
  expect((await client.call('changePassword', { body })).statusCode).toBe(200);
  expect(await codeOf(use(token))).toEqual(DEAD);
});

test('of two addresses that were asked for the one that is confirmed first counts', async () => {
  const client = await newcomer('choice@elsewhere.example');
  await ask(client, 'choice1@elsewhere.example');
  await ask(client, 'choice2@elsewhere.example');
  const [one, two] = [
    await linkTo('choice1@elsewhere.example'),
    await linkTo('choice2@elsewhere.example'),
  ];
  expect((await use(one)).statusCode).toBe(200);
  expect(await codeOf(use(two))).toEqual(DEAD);
});

test('of two people who confirm one address at once one gets it, and its mailbox is told', async () => {
  const to = 'wanted@elsewhere.example';
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [
      await newcomer(`one${round}@elsewhere.example`),
      await newcomer(`two${round}@elsewhere.example`),
    ];
    await hub.db.delete(mails);
    await ask(one, to);
    const first = await linkTo(to);
    hub.clock.advance(MINUTE);
    await ask(two, to);
    const second = await linkTo(to);
    const answers = await Promise.all([use(first), use(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await mailsTo(hub, to)).filter((mail) => mail === 'accountExists')).toHaveLength(1);
    await hub.db
      .update(accounts)
      .set({ email: `gone${round}@elsewhere.example` })
      .where(eq(accounts.email, to));
    hub.clock.advance(HOUR);
  }
});

test('the old address takes the change back, with what was added for logging in', async () => {
  const from = 'taken@elsewhere.example';
  const thief = await newcomer(from);
  const id = (await accountOf(from))?.id ?? '';
  const own = { accountId: id, name: 'Phone', confirmedAt: hub.clock.now() };
  const long = new Date(hub.clock.now().getTime() - 30 * DAY);
  await hub.db.insert(factors).values({ ...own, createdAt: long });
  await hub.db.insert(factors).values({ ...own, name: 'Thief', createdAt: hub.clock.now() });
  const client = await hub.as(from);
  await move(client, 'thief1@elsewhere.example');
  expect((await thief.call('me')).statusCode).toBe(401);

  expect((await use(await undoLinkOf(from), client)).statusCode).toBe(200);
  expect((await client.call('me')).statusCode).toBe(401);
  expect((await accountOf(from))?.passwordHash).toBeNull();
  const left = await hub.db.select().from(factors).where(eq(factors.accountId, id));
  expect(left.map(({ name }) => name)).toEqual(['Phone']);
  expect(await mailsTo(hub, 'thief1@elsewhere.example')).toContain('addressUndone');
  expect((await mailsTo(hub, from)).at(-1)).toBe('passwordReset');
  const entries = await hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, id), eq(audit.event, 'undoAddress')));
  expect(entries).toHaveLength(1);
});

test('whoever changes the address twice does not win: the first link gives the account back, and the later ends', async () => {
  const from = 'first@elsewhere.example';
  const client = await newcomer(from);
  await move(client, 'second@elsewhere.example');
  const first = await undoLinkOf(from);
  await move(client, 'third@elsewhere.example');
  const second = await undoLinkOf('second@elsewhere.example');
  await ask(client, 'fourth@elsewhere.example');
  const waiting = await linkTo('fourth@elsewhere.example');
  hub.clock.advance(7 * DAY - 2 * MINUTE);

  expect((await use(first)).statusCode).toBe(200);
  expect(await accountOf(from)).toBeDefined();
  for (const token of [second, waiting, first]) expect(await codeOf(use(token))).toEqual(DEAD);
  expect(await accountOf(from)).toBeDefined();
});

test('an earlier link still works after a later one was used', async () => {
  const from = 'oldest@elsewhere.example';
  const client = await newcomer(from);
  await move(client, 'middle@elsewhere.example');
  await move(client, 'newest@elsewhere.example');
  expect((await use(await undoLinkOf('middle@elsewhere.example'))).statusCode).toBe(200);
  expect(await accountOf('middle@elsewhere.example')).toBeDefined();
  expect((await use(await undoLinkOf(from))).statusCode).toBe(200);
  expect(await accountOf(from)).toBeDefined();
});

test('after seven days nothing is taken back', async () => {
  const client = await newcomer('late@elsewhere.example');
  await move(client, 'later@elsewhere.example');
  const token = await undoLinkOf('late@elsewhere.example');
  hub.clock.advance(7 * DAY);
  expect(await codeOf(use(token))).toEqual(DEAD);
});

test('the link of the email says whose it is, and reading uses nothing up', async () => {
  const client = await newcomer('read@elsewhere.example');
  const to = 'reads@elsewhere.example';
  await ask(client, to);
  const token = await linkTo(to);
  for (let time = 0; time < 2; time += 1) {
    const answer = await hub.guest().call('readLink', { body: { token } });
    expect(answer.json()).toEqual({
      emailAddress: to,
      staff: false,
      change: { to, isUndo: false },
    });
  }
});
