import { beforeEach, expect, test } from 'vitest';
import { publishTerms } from '../../tests/support/server/publishTerms.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';

const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
beforeEach(async () => {
  hub = await testApp({ seed: true });
  const person = await hub.as(ADA);
  expect((await person.call('agreeToTerms', { body: {} })).statusCode).toBe(200);
  hub.clock.advance(1000);
  return () => hub.close();
});

const mustAgree = async (client: Client) => (await client.call('me')).json().account.mustAgree;

test('terms that have changed greatly are asked for at the next sign-in, not in the middle of work', async () => {
  const before = await hub.as(ADA);
  hub.clock.advance(1000);
  await publishTerms(hub.db, hub.clock.now());
  expect(await mustAgree(before)).toBeUndefined();
  expect((await before.call('agency')).statusCode).toBe(200);
  const after = await hub.as(ADA);
  expect(await mustAgree(after)).toBe(true);
  expect((await after.call('agency')).json().error.code).toBe('gate.terms');
  expect((await after.call('changeLanguage', { body: { language: 'es-MX' } })).statusCode).toBe(
    200,
  );
  // An older translation is not shown past a major version, and the same language is compared.
  const shown = (await after.call('newTerms')).json();
  expect(shown).toMatchObject({ language: 'en', compared: true });
  expect(shown.parts[0]).toMatchObject({ change: 'gone' });
});

test('a small correction asks nobody', async () => {
  await publishTerms(hub.db, hub.clock.now(), { major: false });
  expect(await mustAgree(await hub.as(ADA))).toBeUndefined();
});
