import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../contract/dates.ts';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { mails, rateCounters, resetTokens } from '../core/db/schema.ts';

const EMAIL = 'poc.approved@northwind.example';
const OTHER = 'poc.other@maple.example';
const NEW = 'Fresh-start9';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(mails);
  await hub.db.delete(resetTokens);
  await hub.db.delete(rateCounters);
});

const ask = (emailAddress = EMAIL) => hub.guest().call('initiateReset', { body: { emailAddress } });
const set = (resetToken: string, more: object = {}) => {
  const form = { emailAddress: EMAIL, password: NEW, confirmPassword: NEW, resetToken };
  return hub.guest().call('resetPassword', { body: { ...form, ...more } });
};
const signIn = (password: string, identity = EMAIL) =>
  hub.guest().call('login', { body: { identity, password } });
const freshToken = async () => {
  await ask();
  return mailedToken(hub, EMAIL, 'reset');
};

test('the link sets a new password, ends every session and unlocks the sign-in', async () => {
  const open = await hub.as(EMAIL);
  for (let i = 0; i < 10; i++) await signIn('Wrong-one1', EMAIL);
  const token = await freshToken();

  expect((await set(token)).statusCode).toBe(200);
  expect((await open.call('me')).statusCode).toBe(401);
  expect((await signIn('Welcome1!')).statusCode).toBe(401);
  expect((await signIn(NEW)).statusCode).toBe(200);
  expect(await mailsTo(hub, EMAIL)).toEqual(['passwordReset', 'passwordChanged']);
});

test('the answer is the same for everybody', async () => {
  const known = await ask();
  const unknown = await ask('nobody@nowhere.example');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(known.json().message).toMatch(/^If there is an account/);
  expect(await mailsTo(hub, 'nobody@nowhere.example')).toEqual([]);
});

test('a link works once, and its use invalidates older ones', async () => {
  const older = await freshToken();
  hub.clock.advance(MINUTE);
  const newer = await freshToken();
  expect((await set(newer)).statusCode).toBe(200);
  for (const token of [newer, older]) {
    const answer = await set(token);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'error.deadToken']);
  }
});

test('of twenty concurrent uses of a reset link one sets the password', async () => {
  const token = await freshToken();
  const passwords = Array.from({ length: 20 }, (_, i) => `Parallel-${i}`);
  const answers = await Promise.all(
    passwords.map((password) => set(token, { password, confirmPassword: password })),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, ...Array(19).fill(400)]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect((await signIn(passwords[winner] ?? '')).statusCode).toBe(200);
});

test('a link is valid for sixty minutes', async () => {
  const token = await freshToken();
  hub.clock.advance(60 * MINUTE);
  expect((await set(token)).statusCode).toBe(400);
  const fresh = await freshToken();
  hub.clock.advance(60 * MINUTE - 1);
  expect((await set(fresh)).statusCode).toBe(200);
});

test(`another person's token is refused like an expired link`, async () => {
  await freshToken();
  const answer = await set('x'.repeat(43));
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'error.deadToken']);
});

test('a mistyped address is refused at its field, and the link stays valid', async () => {
  const token = await freshToken();
  const answer = await set(token, { emailAddress: OTHER });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual(['emailAddress']);
  expect((await set(token)).statusCode).toBe(200);
});

test('a weak password is refused at its field, and the link stays valid', async () => {
  const token = await freshToken();
  const answer = await set(token, { password: 'weakweak', confirmPassword: 'other' });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual(['password', 'confirmPassword']);
  expect((await set(token)).statusCode).toBe(200);
});

test('a mailbox gets three mails an hour, and the answer stays the same', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask()));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await mailsTo(hub, EMAIL)).toHaveLength(3);
  await ask(OTHER);
  expect(await mailsTo(hub, OTHER)).toHaveLength(1);
  hub.clock.advance(60 * MINUTE);
  await ask();
  expect(await mailsTo(hub, EMAIL)).toHaveLength(4);
});

test('a network may request thirty resets an hour, with the same response for known and unknown addresses', async () => {
  const from = (ip: string, emailAddress: string) =>
    hub.guest(ip).call('initiateReset', { body: { emailAddress } });
  const nobody = (n: number) => `nobody.${n}@nowhere.example`;
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, n) => from(`2001:db8:1:2::${n}`, nobody(n))),
  );
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const [known, unknown] = [
    await from('2001:db8:1:2::a', EMAIL),
    await from('2001:db8:1:2::b', nobody(0)),
  ];
  expect([known.statusCode, known.body]).toEqual([429, unknown.body]);
  expect(Number(known.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('2001:db8:1:3::1', EMAIL)).statusCode).toBe(200);
  await hub.handleGuestRequests();
  expect(await mailsTo(hub, EMAIL)).toEqual(['passwordReset']);
  hub.clock.advance(60 * MINUTE);
  expect((await from('2001:db8:1:2::1', EMAIL)).statusCode).toBe(200);
});

test('the tables contain no token', async () => {
  const token = await freshToken();
  const rows = [await hub.db.select().from(resetTokens), await hub.db.select().from(mails)];
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a call without the license key, or with a wrong one, is a 400', async () => {
  for (const licenseKey of [undefined, '', 'wrong']) {
    const answer = await hub
      .guest()
      .call('initiateReset', { body: { emailAddress: EMAIL, licenseKey } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'error.licenseKey']);
  }
});

test('changing the password ends the other sessions and keeps this one', async () => {
  const mine = await hub.as(OTHER);
  const elsewhere = await hub.as(OTHER);
  const form = { currentPassword: 'Welcome1!', password: NEW, confirmPassword: NEW };

  const wrong = await mine.call('changePassword', {
    body: { ...form, currentPassword: 'Wrong-one1' },
  });
  expect(wrong.json().error.fields).toEqual({
    currentPassword: 'The current password is incorrect.',
  });
  expect((await mine.call('changePassword', { body: form })).statusCode).toBe(200);
  expect((await mine.call('me')).statusCode).toBe(200);
  expect((await elsewhere.call('me')).statusCode).toBe(401);
  expect((await signIn(NEW, OTHER)).statusCode).toBe(200);
  expect(await mailsTo(hub, OTHER)).toEqual(['passwordChanged']);
});

test('attempts at the current password are limited', async () => {
  const person = await hub.as('poc.new@cedar.example');
  const form = { currentPassword: 'Wrong-one1', password: NEW, confirmPassword: NEW };
  for (let i = 0; i < 10; i++) await person.call('changePassword', { body: form });
  const right = { ...form, currentPassword: 'Welcome1!' };
  expect((await person.call('changePassword', { body: right })).statusCode).toBe(429);
});
