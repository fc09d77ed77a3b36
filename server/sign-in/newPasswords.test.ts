import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '../../tests/support/server/mails.ts';
import { quickHash } from '../../tests/support/server/quickHash.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts } from '../core/db/schema.ts';
import { hashAt } from '../core/passwords/passwords.ts';

const PASSWORD = 'Welcome1!';
const REVIEWER = 'reviewer@aldervale.example';
const POC = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  // Twice what the seeded passwords were hashed with.
  const dearer = hashAt({ ...quickHash.cost, memoryCost: 2 * quickHash.cost.memoryCost });
  hub = await testApp({ seed: true, hash: dearer });
});
afterAll(() => hub.close());

const accountOf = (email: string) =>
  hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
const signIn = (identity: string, password = PASSWORD) =>
  hub.guest().call('login', { body: { identity, password } });
const change = async (email: string, password: string) => {
  const body = { currentPassword: PASSWORD, password, confirmPassword: password };
  return (await (await hub.as(email)).call('changePassword', { body })).json().error?.fields;
};
const costOf = async (email: string) => (await accountOf(email))?.passwordHash?.split('$')[3];

test('a sign-in with the right password renews a hash that costs less than today; sessions stay', async () => {
  const email = 'poc.other@maple.example';
  const elsewhere = await hub.as(email);
  expect(await costOf(email)).toBe('m=8,t=1,p=1');
  expect((await signIn(email, 'Wrong-one1')).statusCode).toBe(401);
  expect(await costOf(email)).toBe('m=8,t=1,p=1');

  const answers = await Promise.all([signIn(email), signIn(email)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await costOf(email)).toBe('m=16,t=1,p=1');
  expect((await elsewhere.call('me')).statusCode).toBe(200);

  const renewed = (await accountOf(email))?.passwordHash;
  expect((await signIn(email)).statusCode).toBe(200);
  expect((await accountOf(email))?.passwordHash).toBe(renewed);
});

test('staff need twelve characters, of any class; others four classes', async () => {
  expect(await change(REVIEWER, 'Kelp-Otter1')).toEqual({
    password: 'Field length less than 12 chars',
  });
  expect(await change(POC, 'otter rivers')).toEqual({
    password: 'Field must have at least one letter and non-letter character',
  });
  expect(await change(REVIEWER, 'reviewer at 7')).toEqual({
    password: 'Easy to guess: it contains your name, address, agency or program',
  });
  expect(await change(REVIEWER, 'otter rivers')).toBeUndefined();
  expect((await signIn(REVIEWER, 'otter rivers')).statusCode).toBe(200);
});

test('the rule of staff holds for their emailed link, whose page is told whose it is', async () => {
  const reset = async (email: string, password: string) => {
    await hub.guest().call('initiateReset', { body: { emailAddress: email } });
    await hub.handleGuestRequests();
    const resetToken = await mailedToken(hub, email, 'reset');
    const form = { emailAddress: email, password, confirmPassword: password, resetToken };
    const { staff } = (await hub.guest().call('readLink', { body: { token: resetToken } })).json();
    const answer = await hub.guest().call('resetPassword', { body: form });
    return { staff, refused: answer.json().error?.fields };
  };
  expect(await reset(REVIEWER, 'Kelp-Otter1')).toEqual({
    staff: true,
    refused: { password: 'Field length less than 12 chars' },
  });
  expect(await reset(REVIEWER, 'rivers otter')).toEqual({ staff: true });
  expect(await reset(POC, 'rivers otter')).toEqual({
    staff: false,
    refused: { password: 'Field must have at least one letter and non-letter character' },
  });
});
