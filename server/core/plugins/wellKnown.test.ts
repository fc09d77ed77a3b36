import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const open = (url: string, app = hub) => app.guest().request({ method: 'GET', url });
const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);

test('security.txt names a contact and expires within a year', async () => {
  const answer = await open('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.cookies).toEqual([]);
  const fields = Object.fromEntries(fieldsOf(answer.body));
  expect(fields).toMatchObject({
    Contact: 'mailto:support@aldervale.example',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  });
  const ahead = Date.parse(fields.Expires ?? '') - hub.clock.now().getTime();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(365 * 86_400_000);
});

test('the contacts of security.txt are a setting', async () => {
  const contacts = ['mailto:security@group.example', 'https://group.example/report'];
  const own = await testApp({ env: { securityContacts: contacts } });
  const { body } = await open('/.well-known/security.txt', own);
  const named = fieldsOf(body).filter(([name]) => name === 'Contact');
  expect(named.map(([, contact]) => contact)).toEqual(contacts);
  await own.close();
});

test('change-password leads to where a password is changed; nothing else is there', async () => {
  const answer = await open('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account/security']);
  expect((await open('/.well-known/nothing')).statusCode).toBe(404);
});
