import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import type { ContentRecord, ContentRow } from '../../contract/staff/content.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';

let hub: TestApp;
let staff: Client;
let reader: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
  reader = await hub.as('associate.accredited@northwind.example');
});
afterAll(() => hub.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const url = `${staffBase}/content${path}`;
  return staff.request({ method, url, ...(payload && { payload }) });
};
const listed = async (filter: object): Promise<ContentRow[]> =>
  (await call('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
const record = async (id: string, language: Language): Promise<ContentRecord> =>
  (await call('GET', `/${id}?language=${language}`)).json();
const french = { language: 'fr-CA' } as const;
/** Saves a draft and publishes it. Returns the page as it is then. */
async function publish(page: ContentRecord, changes: object, schedule: object = {}) {
  const { id, language, name, body, revision } = page;
  const text = { name, body, thumbnailUrl: '', thumbnailAlt: '', language, revision, ...changes };
  const saved = await call('PUT', `/${id}`, text);
  expect(saved.statusCode, saved.body).toBe(200);
  hub.clock.advance(1000);
  const published = await call('POST', `/${id}/publish`, {
    language,
    revision: saved.json().revision,
    ...schedule,
  });
  expect(published.statusCode, published.body).toBe(200);
  return published.json() as ContentRecord;
}
/** What a reader of French is shown. */
const shown = async (code: string) =>
  (await reader.call('contentByCode', { params: { code }, query: french })).json().content?.[0];

async function newPage(code: string) {
  const made = await call('POST', '', { code, name: 'In English', body: '<p>One</p>' });
  return publish(made.json(), {});
}

test('a translation has versions of its own: missing, written, published, older than the English one', async () => {
  const page = await newPage('translated');
  const { id } = page;
  expect(page).toMatchObject({ language: 'en', english: null });
  expect(page.translations).toEqual({ 'es-MX': 'MISSING', 'fr-CA': 'MISSING' });
  expect(await shown('translated')).toMatchObject({ name: 'In English', language: 'en' });

  const empty = await record(id, 'fr-CA');
  expect(empty).toMatchObject({
    ...french,
    name: '',
    body: '',
    state: 'OFFLINE',
    draft: false,
    versions: [],
    english: { name: 'In English', body: '<p>One</p>' },
  });
  const published = await publish(empty, { name: 'En français', body: '<p>Un</p>' });
  expect(published).toMatchObject({ ...french, versions: [{ number: 1, state: 'LIVE' }] });
  expect(published.translations).toEqual({ 'es-MX': 'MISSING', 'fr-CA': 'CURRENT' });
  expect(await shown('translated')).toMatchObject({ name: 'En français', ...french });

  hub.clock.advance(1000);
  const changed = await publish(await record(id, 'en'), { body: '<p>Two</p>' });
  expect(changed.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(changed.translations).toMatchObject({ 'fr-CA': 'OUTDATED' });
  // An older translation is still better read than none.
  expect(await shown('translated')).toMatchObject({ name: 'En français', ...french });
  expect((await listed({ translation: 'OUTDATED' })).map((row) => row.code)).toEqual([
    'translated',
  ]);
  expect(await listed({ code: 'translated' })).toMatchObject([
    { name: 'In English', translations: { 'es-MX': 'MISSING', 'fr-CA': 'OUTDATED' } },
  ]);

  const again = await publish(await record(id, 'fr-CA'), { body: '<p>Deux</p>' });
  expect(again.translations).toMatchObject({ 'fr-CA': 'CURRENT' });
  const first = await call('GET', `/${id}/versions/1?language=fr-CA`);
  expect(first.json()).toMatchObject({ number: 1, body: '<p>Un</p>' });
});

test('a French page is stored with plain spaces and shown with those of its typography', async () => {
  const { id } = await newPage('typography');
  const texts = { name: 'Vraiment\u202f?', body: '<p>Voici\u00a0: «\u00a0Oak\u00a0»</p>' };
  const stored = { name: 'Vraiment ?', body: '<p>Voici : « Oak »</p>' };
  expect(await publish(await record(id, 'fr-CA'), texts)).toMatchObject(stored);
  expect(await shown('typography')).toMatchObject(texts);
});

test('publishing the same English text again does not make its translations old', async () => {
  const { id } = await newPage('again');
  await publish(await record(id, 'fr-CA'), { name: 'Encore', body: '<p>Un</p>' });
  hub.clock.advance(1000);
  const { revision } = await record(id, 'en');
  const published = await call('POST', `/${id}/publish`, { revision });
  expect(published.json()).toMatchObject({
    versions: [{ number: 2 }, { number: 1 }],
    translations: { 'fr-CA': 'CURRENT' },
  });
});

test('a translation taken offline leaves the English text, an English page taken offline nothing', async () => {
  const { id } = await newPage('offline');
  const translated = await publish(await record(id, 'fr-CA'), { name: 'Hors', body: '<p>Un</p>' });
  const off = await call('POST', `/${id}/offline`, { ...french, revision: translated.revision });
  expect(off.json()).toMatchObject({ state: 'OFFLINE', translations: { 'fr-CA': 'MISSING' } });
  expect(await shown('offline')).toMatchObject({ name: 'In English', language: 'en' });
  await publish(await record(id, 'fr-CA'), { name: 'Revenue', body: '<p>Un</p>' });
  expect(await shown('offline')).toMatchObject({ name: 'Revenue' });
  const { revision } = await record(id, 'en');
  await call('POST', `/${id}/offline`, { revision });
  expect(await shown('offline')).toBeUndefined();
});

test('a change of one language makes a page read in another one stale', async () => {
  const page = await newPage('stale');
  await publish(await record(page.id, 'fr-CA'), { name: 'Neuf', body: '<p>Un</p>' });
  const { name, body, revision } = page;
  const late = await call('PUT', `/${page.id}`, { name, body, revision });
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'error.stale']);
});

test('only the English version of the guide can be major, and older translations of it are not shown', async () => {
  const [guide] = await listed({ code: 'education' });
  const id = guide?.id ?? '';
  expect(await shown('education')).toMatchObject(french);
  const { revision } = await record(id, 'fr-CA');
  const refused = await call('POST', `/${id}/publish`, { ...french, revision, major: true });
  expect(refused.json().error.fields).toHaveProperty('major');
  hub.clock.advance(1000);
  await publish(await record(id, 'en'), { name: 'Second edition' }, { major: true });
  expect(await shown('education')).toMatchObject({ name: 'Second edition', language: 'en' });
  hub.clock.advance(1000);
  await publish(await record(id, 'fr-CA'), { name: 'Deuxième édition' });
  expect(await shown('education')).toMatchObject({ name: 'Deuxième édition', ...french });
});

test.each(['de', ''])('the language %j is refused', async (language) => {
  const [page] = await listed({ code: 'benefits' });
  expect((await call('GET', `/${page?.id}?language=${language}`)).statusCode).toBe(400);
});
