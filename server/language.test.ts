import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './testing/test-app.ts';

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
  expect(body).toBe(`<html lang="${language}">${language}</html>`);
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

test('an unsupported language is ignored', async () => {
  const { statusCode, headers } = await open('/?language=de');
  expect(statusCode).toBe(200);
  expect(String(headers['set-cookie'])).not.toContain('hub-language');
});
