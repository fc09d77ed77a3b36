import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { guestRequests, mails } from '../core/db/schema.ts';
import { queueGuestRequest } from '../core/mail/guestRequest.ts';
import { handleGuestRequests } from './guestRequests.ts';

const MINUTE = 60_000;
const EMAIL = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(guestRequests);
  await hub.db.delete(mails);
});

const ask = (email: string) =>
  queueGuestRequest(
    hub.db,
    { kind: 'passwordReset', email, network: '192.0.2.1' },
    hub.clock.now(),
  );
const mailed = () => hub.db.$count(mails);
const waiting = () => hub.db.$count(guestRequests);

test('a request is handled after the response, and then deleted', async () => {
  await hub.guest().call('initiateReset', { body: { emailAddress: EMAIL } });
  expect([await waiting(), await mailed()]).toEqual([1, 0]);
  await hub.handleGuestRequests();
  expect([await waiting(), await mailed()]).toEqual([0, 1]);
});

test('several nodes handle each request only once', async () => {
  const people = ['poc.other@maple.example', 'poc.new@cedar.example', 'poc.pending@birch.example'];
  for (const email of people) await ask(email);
  const errors: unknown[] = [];
  const node = () => handleGuestRequests(hub.app, { onError: (error) => errors.push(error) });
  const done = await Promise.all([node(), node(), node()]);
  expect(done.reduce((sum, one) => sum + one)).toBe(people.length);
  expect([await waiting(), await mailed(), errors]).toEqual([0, people.length, []]);
});

test('a request that fails does not delay others, is tried again and finally dropped', async () => {
  await ask('poc.revision@elm.example');
  // As if it came from a later version of the product.
  await hub.db.update(guestRequests).set({ kind: 'unheardOf' as 'passwordReset' });
  hub.clock.advance(1);
  await ask('poc.renewal@oak.example');

  let failures = 0;
  const node = () => handleGuestRequests(hub.app, { onError: () => (failures += 1) });
  await node();
  expect([failures, await waiting(), await mailed()]).toEqual([1, 1, 1]);
  await node();
  expect(failures).toBe(1);
  for (let minutes = 0; minutes < 60; minutes += 1) {
    hub.clock.advance(MINUTE);
    await node();
  }
  expect([failures, await waiting()]).toEqual([8, 0]);
});

test('a request is handled and deleted in one transaction', async () => {
  await ask(EMAIL);
  const issue = () => ({ id: 'no id', token: '', hash: '' });
  const { db, clock, brand, env, tokens } = hub.app;
  const broken = { db, clock, brand, env, tokens: { ...tokens, issue } };
  const errors: unknown[] = [];
  await handleGuestRequests(broken, { onError: (error) => errors.push(error) });
  expect([errors.length, await waiting(), await mailed()]).toEqual([1, 1, 0]);
  expect(await hub.db.$count(guestRequests, eq(guestRequests.tries, 1))).toBe(1);
});
