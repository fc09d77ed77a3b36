import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { createTestPerson } from '../../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { accounts } from '../db/schema.ts';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
let hub: TestApp;
beforeAll(async () => {
  for (const folder of ['client/.vite', 'ssr']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/index.html'), '<html lang="en"><!--hub:app--></html>');
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{}');
  writeFileSync(
    join(dist, 'ssr/entryServer.js'),
    'export const render = ({ boot }) => ({ html: boot.language });',
  );
  hub = await testApp({ portal: dist });
});
afterAll(async () => {
  await hub.close();
  rmSync(dist, { recursive: true });
});
const open = (url: string, headers: Record<string, string> = {}) =>
  hub.guest().request({ method: 'GET', url, headers });

test.each([
  ['what the browser asks for', { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' }, 'fr-CA'],
  ['what was chosen', { cookie: 'hub-language=es-MX', 'accept-language': 'fr' }, 'es-MX'],
  ['English where neither says one of ours', { cookie: 'hub-language=xx' }, 'en'],
])('a page comes in %s', async (_, headers, language) => {
  const { body } = await open('/', headers as Record<string, string>);
  expect(body).toBe(`<html lang="${language}" dir="ltr">${language}</html>`);
});

test.each([
  ['/?language=fr-CA', '/'],
  [
    '/account/create/associate?creationToken=a%2Bb&language=es-MX',
    '/account/create/associate?creationToken=a%2Bb',
  ],
  ['/nothing?language=en', '/nothing'],
])('%s remembers the choice and leads to %s', async (from, to) => {
  const { statusCode, headers } = await open(from);
  expect([statusCode, headers.location]).toEqual([303, to]);
  expect(String(headers['set-cookie'])).toMatch(
    /hub-language=(?:en|es-MX|fr-CA); Max-Age=31536000; Path=\/; SameSite=Lax/,
  );
});

test('an address that begins like another host is led to ours first, and only then is a choice', async () => {
  const { statusCode, headers } = await open('//evil.example/?language=en');
  expect([statusCode, headers.location]).toEqual([308, '/evil.example/?language=en']);
  expect((await open(String(headers.location))).headers.location).toBe('/evil.example/');
});

describe('of a brand that offers English and Spanish alone', () => {
  let spanish: TestApp;
  beforeAll(async () => {
    spanish = await testApp({
      seed: true,
      portal: dist,
      brand: { ...defaultBrand, languages: ['en', 'es-MX'] },
    });
  });
  afterAll(() => spanish.close());

  test.each([
    ['the next that the browser asks for', '/', { 'accept-language': 'fr,es;q=0.5' }, 'es-MX'],
    ['English after another choice', '/', { cookie: 'hub-language=fr-CA' }, 'en'],
    ['no other by its address', '/?language=fr-CA', {}, 'en'],
  ])('a page comes in %s', async (_, url, headers, language) => {
    const { body } = await spanish.guest().request({ method: 'GET', url, headers });
    expect(body).toContain(`lang="${language}"`);
  });

  test('no other is stored, and none is written to who is invited', async () => {
    const person = await spanish.as('poc.approved@northwind.example');
    const chosen = { language: 'fr-CA' };
    const invited = { ...chosen, emailAddresses: ['new.one@northwind.example'] };
    for (const answer of [
      await person.call('changeLanguage', { body: chosen }),
      await person.call('sendInvitations', { body: invited }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(JSON.stringify(answer.json())).toContain('"language"');
    }
  });
});

describe('of a signed-in person', () => {
  const EMAIL = 'reader@oak.example';
  const lang = async (client: Client, headers: Record<string, string> = {}) =>
    (await client.request({ method: 'GET', url: '/', headers })).body.match(/lang="([\w-]+)"/)?.[1];
  const choose = (client: Client, headers: Record<string, string>) =>
    client.request({ method: 'GET', url: '/?language=es-MX', headers });
  const stored = async () =>
    (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, EMAIL) }))?.language;

  beforeAll(async () => {
    const emailConfirmedAt = hub.clock.now();
    await createTestPerson(hub, EMAIL, { emailConfirmedAt });
  });

  test('is that of the browser until one is stored; the stored one then applies on every device', async () => {
    const there = await hub.as(EMAIL);
    expect(await lang(there, { 'accept-language': 'fr' })).toBe('fr-CA');
    const changed = await there.call('changeLanguage', { body: { language: 'es-MX' } });
    expect(changed.json()).toMatchObject({ language: 'es-MX' });
    const elsewhere = await hub.as(EMAIL);
    expect(await lang(elsewhere, { 'accept-language': 'fr' })).toBe('es-MX');
    await there.call('changeLanguage', { body: { language: 'fr-CA' } });
    expect(await lang(elsewhere)).toBe('fr-CA');
  });

  test('a link of the switch stores it, one on another site or in an email does not', async () => {
    const client = await hub.as(EMAIL);
    for (const site of ['cross-site', 'none']) await choose(client, { 'sec-fetch-site': site });
    expect(await stored()).toBe('fr-CA');
    await choose(client, { 'sec-fetch-site': 'same-origin' });
    expect(await stored()).toBe('es-MX');
  });
});

test('an unsupported language is ignored', async () => {
  const { statusCode, headers } = await open('/?language=de');
  expect(statusCode).toBe(200);
  expect(String(headers['set-cookie'])).not.toContain('hub-language');
});
