import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, daysFrom, endOf } from '../../contract/dates.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { type StaffRole, staffRoles } from '../../contract/staff/roles.ts';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { mails } from '../core/db/schema.ts';
import { addStaff } from './staff.ts';

const STRANGERS = 'Stranger-Elk1!';
const OWN = 'Fresh-start9';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const add = (email: string, roles: StaffRole[] = [...staffRoles]) =>
  addStaff(hub.db, email, { tokens: hub.app.tokens, roles, ...hub.clock.moment() });
const register = (emailAddress: string) => {
  const names = { firstName: 'Some', lastName: 'Stranger', emailAddress };
  const body = { ...names, password: STRANGERS, confirmPassword: STRANGERS };
  return hub.guest().call('createAgent', { body });
};
const signIn = async (identity: string, password: string) => {
  const client = hub.guest();
  const { statusCode } = await client.call('login', { body: { identity, password } });
  return { statusCode, client };
};
const setPassword = (emailAddress: string, resetToken = '') =>
  hub.guest().call('resetPassword', {
    body: { emailAddress, resetToken, password: OWN, confirmPassword: OWN },
  });
const openConsole = (client: ReturnType<TestApp['guest']>) =>
  client.request({ method: 'GET', url: `${staffBase}/overview` });

test.each(['staff.new@aldervale.example', 'adviser@partner.example'])(
  'a stranger who registers %s first has nothing of the console',
  async (email) => {
    await register(email);
    await hub.handleGuestRequests();
    const waiting = await mailedToken(hub, email, 'confirmation').catch(() => 'none');
    expect((await signIn(email, STRANGERS)).statusCode).toBe(401);

    const { token, isNew } = await add(email);
    expect(isNew).toBe(true);
    expect((await signIn(email, STRANGERS)).statusCode).toBe(401);
    const body = { confirmationToken: waiting, password: STRANGERS };
    expect((await hub.guest().call('confirmEmail', { body })).statusCode).toBe(400);

    expect((await setPassword(email, token)).statusCode).toBe(200);
    expect((await signIn(email, STRANGERS)).statusCode).toBe(401);
    const { client } = await signIn(email, OWN);
    expect((await openConsole(client)).statusCode).toBe(200);
  },
);

test('the emailed link lasts to the end of the day that it names', async () => {
  const email = 'staff.later@aldervale.example';
  const { token } = await add(email);
  const { now, timeZone } = hub.clock.moment();
  const until = dayOf(daysFrom(now, 7));
  const mail = await hub.db.query.mails.findFirst({ where: eq(mails.to, email) });
  expect(mail?.params).toMatchObject({ words: { until } });
  const readLink = () => hub.guest().call('readLink', { body: { token: token ?? '' } });
  hub.clock.set(new Date(endOf(until, timeZone).getTime() - 1));
  expect((await readLink()).json()).toEqual({ emailAddress: email, staff: true });
  hub.clock.advance(1);
  expect((await readLink()).statusCode).toBe(400);
  hub.clock.set(now);
});

test('a promoted account loses its sessions, its password and all earlier links', async () => {
  const email = 'poc.other@maple.example';
  const open = await hub.as(email);
  await hub.guest().call('initiateReset', { body: { emailAddress: email } });
  const older = await mailedToken(hub, email, 'reset');

  const { token, isNew } = await add(email);
  expect(isNew).toBe(false);
  expect((await openConsole(open)).statusCode).toBe(401);
  expect((await open.call('me')).statusCode).toBe(401);
  expect((await signIn(email, 'Welcome1!')).statusCode).toBe(401);
  expect((await setPassword(email, older)).statusCode).toBe(400);
  expect((await mailsTo(hub, email)).at(-1)).toBe('staffPassword');

  expect((await setPassword(email, token)).statusCode).toBe(200);
  const { client } = await signIn(email, OWN);
  expect((await openConsole(client)).statusCode).toBe(200);
});

test('a member of staff who is added again keeps password and session', async () => {
  const email = 'reviewer@aldervale.example';
  const open = await hub.as(email);
  expect((await add(email)).token).toBeUndefined();
  expect((await openConsole(open)).statusCode).toBe(200);
  expect((await signIn(email, 'Welcome1!')).statusCode).toBe(200);
});

test('an invalid address is refused', async () => {
  await expect(add('nobody at all')).rejects.toThrow('not an email address');
});
