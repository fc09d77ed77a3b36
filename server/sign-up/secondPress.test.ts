import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitedByNorthwind } from '../../tests/support/server/invitations.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, sessions, usedLinks } from '../core/db/schema.ts';
import { hashToken } from '../core/mail/tokens.ts';
import { hashSessionToken } from '../core/session/sessions.ts';

const PASSWORD = 'Fresh-start9';
const MINUTE = 60_000;
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

/** A browser that has opened the link of a new invitation, and what its form sends. */
async function opened() {
  const { email, creationToken } = await invitedByNorthwind(hub);
  const browser = hub.guest();
  await browser.call('readInvitation', { body: { creationToken } });
  const body = {
    firstName: 'Nia',
    lastName: 'Vance',
    emailAddress: email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    creationToken,
  };
  return { browser, body, email };
}

/** Sends the body, and keeps the cookies that the browser had: the answer is lost. */
async function lose(browser: Client, body: object) {
  const before = [...browser.cookies];
  const { statusCode } = await browser.call('createAssociate', { body });
  browser.cookies.clear();
  for (const [name, value] of before) browser.cookies.set(name, value);
  return statusCode;
}
const press = async (browser: Client, body: object) =>
  (await browser.call('createAssociate', { body })).statusCode;

test('two presses at the same time make one account, and both end well', async () => {
  const { browser, body, email } = await opened();
  expect(await Promise.all([press(browser, body), press(browser, body)])).toEqual([200, 200]);
  expect(await hub.db.$count(accounts, eq(accounts.email, email))).toBe(1);
  expect((await browser.call('me')).json().email).toBe(email);
  const tokenHash = hashSessionToken(browser.cookies.get('hub-session') ?? '');
  const row = await hub.db.query.sessions.findFirst({ where: eq(sessions.tokenHash, tokenHash) });
  expect(row?.methods).toEqual(['link']);
});

test('the account is made once, and each sign-in is in the audit', async () => {
  const { browser, body, email } = await opened();
  await lose(browser, body);
  await press(browser, body);
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  const entries = await hub.db.query.audit.findMany({
    where: eq(audit.subjectId, account?.id ?? ''),
    orderBy: audit.id,
  });
  expect(entries.map(({ event }) => event)).toEqual(['createAccount', 'signIn', 'signIn']);
});

test('a wrong password is not guessed by the link: after ten presses it is used for its own browser too', async () => {
  const { browser, body } = await opened();
  await lose(browser, body);
  const wrong = { ...body, password: 'Guessed-it1', confirmPassword: 'Guessed-it1' };
  for (let guess = 0; guess < 10; guess++) expect(await press(browser, wrong)).toBe(400);
  expect(await press(browser, body)).toBe(400);
});

test('what others send does not count against its own browser', async () => {
  const { browser, body } = await opened();
  await lose(browser, body);
  for (let time = 0; time < 12; time++) expect(await press(hub.guest(), body)).toBe(400);
  expect(await press(browser, body)).toBe(200);
});

test('a disabled account stays closed', async () => {
  const { browser, body, email } = await opened();
  await lose(browser, body);
  await hub.db.update(accounts).set({ enabled: false }).where(eq(accounts.email, email));
  expect(await press(browser, body)).toBe(400);
});

test('neither token nor password nor cookie is stored, and the row goes after half an hour', async () => {
  const { browser, body } = await opened();
  const token = browser.cookies.get('XSRF-TOKEN') ?? '';
  expect(token).not.toBe('');
  await lose(browser, body);
  const tokenHash = eq(usedLinks.tokenHash, hashToken(body.creationToken));
  const row = JSON.stringify(await hub.db.query.usedLinks.findFirst({ where: tokenHash }));
  for (const secret of [body.creationToken, PASSWORD, token]) expect(row).not.toContain(secret);
  const { now, timeZone } = hub.clock.moment();
  const at = (ms: number) => ({ now: new Date(now.getTime() + ms), timeZone });
  await runJob(hub, 'sweep', at(30 * MINUTE - 1));
  expect(await hub.db.$count(usedLinks, tokenHash)).toBe(1);
  await runJob(hub, 'sweep', at(30 * MINUTE));
  expect(await hub.db.$count(usedLinks, tokenHash)).toBe(0);
});
