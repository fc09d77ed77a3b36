import { eq, sql } from 'drizzle-orm';
import { po } from 'gettext-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TranslationAnswer } from '../../contract/staff/mails.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { audit, textOverrides } from '../core/db/schema.ts';
import { overrideText } from '../core/mail/texts.ts';

let hub: TestApp;
let staff: Client;
let actorId: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
  actorId = (await staff.call('me')).json().provider.accountId;
});
afterAll(() => hub.close());

const url = `${staffBase}/texts/translation`;
const place = { scope: 'portal', locale: 'fr-CA' } as const;
const exported = async (query: { scope: string; locale: string } = place) =>
  (await staff.request({ method: 'GET', url: `${url}?${new URLSearchParams(query)}` })).body;
const sent = (file: string, more: object = {}, client = staff) =>
  client.request({ method: 'POST', url, payload: { ...place, apply: false, file, ...more } });
const say = (locale: string, key: string, text: string) =>
  staff.request({
    method: 'PUT',
    url: `${staffBase}/texts`,
    payload: { scope: 'portal', locale, key, text, original: 'x' },
  });

/** A file with one text. */
const fileOf = (key: string, msgid: string[], msgstr: string[], flag?: string) =>
  po
    .compile({
      charset: 'utf-8',
      headers: { Language: 'fr_CA', 'Plural-Forms': 'nplurals=2; plural=(n > 1);' },
      translations: {
        [key]: {
          [msgid[0] ?? '']: {
            msgctxt: key,
            msgid: msgid[0] ?? '',
            ...(msgid[1] && { msgid_plural: msgid[1] }),
            msgstr,
            ...(flag && { comments: { flag } }),
          },
        },
      },
    })
    .toString();

test.each([
  ['portal', 'fr-CA', 'n > 1'],
  ['portal', 'es-MX', 'n != 1'],
  ['mail', 'fr-CA', 'n > 1'],
  ['mail', 'en', 'n != 1'],
])(
  'the file of the %s texts in %s changes nothing if it comes back as it was',
  async (scope, locale, rule) => {
    const file = await exported({ scope, locale });
    expect(file).toContain(`plural=(${rule})`);
    expect(file).toContain('#. Filled in: ');
    const answer = (await sent(file, { scope, locale })).json();
    expect(answer).toMatchObject({ changed: [], refused: [], untranslated: 0 });
    expect(answer.unchanged).toBeGreaterThan(90);
  },
);

test.each(['a\u0000b', 'a\ud800b', 'a\u001b[2Jb'])(
  'a file with %j is refused as one that no text may contain',
  async (text) => {
    const file = fileOf('dashboard.title', ['My Tasks'], ['À faire']).replace('À faire', text);
    const answer = await sent(file, { apply: true });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      { file: 'Field is invalid' },
    ]);
    expect(await hub.db.$count(textOverrides)).toBe(0);
  },
);

test('a translation is shown first, then taken over, with entries in the audit', async () => {
  const file = fileOf('dashboard.title', ['My Tasks'], ['À faire']);
  const changed = [{ key: 'dashboard.title', before: 'Mes tâches', after: 'À faire' }];
  expect((await sent(file)).json()).toMatchObject({ changed, refused: [] });
  expect(await hub.db.$count(textOverrides)).toBe(0);
  expect((await sent(file, { apply: true })).json()).toMatchObject({ changed });
  const [row] = await hub.db.select().from(textOverrides);
  expect(row).toMatchObject({ locale: 'fr-CA', text: 'À faire', original: 'Mes tâches' });
  const events = await hub.db.select().from(audit).where(eq(audit.event, 'importTexts'));
  expect(events.map(({ after }) => after)).toEqual([{ ...place, changed: 1, refused: 0 }]);
  // The product's own words restore the original.
  await sent(fileOf('dashboard.title', ['My Tasks'], ['Mes tâches']), { apply: true });
  expect(await hub.db.$count(textOverrides)).toBe(0);
});

test('a text that a colleague has changed since the file was checked is refused, the others are taken over', async () => {
  const file = (await exported())
    .replace('msgstr "Mes tâches"', 'msgstr "À faire"')
    .replace('msgstr "Retour à Mes tâches"', 'msgstr "Retour à la liste"');
  const checked: TranslationAnswer = (await sent(file)).json();
  expect(checked.changed).toHaveLength(2);
  const seen = checked.changed.map(({ key, before }) => ({ key, before }));
  const [first] = checked.changed;
  await say('fr-CA', first?.key ?? '', 'Ma liste');
  const answer = (await sent(file, { apply: true, seen })).json();
  expect(answer.refused).toEqual([{ key: first?.key, text: first?.after, reason: 'SAVED' }]);
  expect(answer.changed).toEqual(checked.changed.slice(1));
  const rows = await hub.db.select().from(textOverrides);
  expect(rows.find(({ key }) => key === first?.key)?.text).toBe('Ma liste');
  await hub.db.delete(textOverrides);
});

test.each([
  ['first', ''],
  ['another', 'Une liste'],
])('the %s words that a colleague saves while the file is taken over stay', async (_, already) => {
  if (already) await say('fr-CA', 'dashboard.title', already);
  const file = fileOf('dashboard.title', ['My Tasks'], ['À faire']);
  const { importing } = await inTransaction(hub.db, async (tx) => {
    const text = { ...place, key: 'dashboard.title', text: 'Ma liste', original: 'x' };
    await overrideText(tx, text, { brand: hub.app.brand.code, actorId, now: hub.clock.now() });
    const answer = sent(file, { apply: true }).then((done) => done);
    await expect
      .poll(async () => {
        const { rows } = await hub.db.execute(sql`select from pg_locks where not granted`);
        return rows.length;
      })
      .toBeGreaterThan(0);
    return { importing: answer };
  });
  expect((await importing).json()).toMatchObject({
    changed: [],
    refused: [{ key: 'dashboard.title', text: 'À faire', reason: 'SAVED' }],
  });
  expect(await hub.db.select().from(textOverrides)).toMatchObject([{ text: 'Ma liste' }]);
  await hub.db.delete(textOverrides);
});

const sentOne = '%{smart_count} invitation is on its way.';
const sentMany = '%{smart_count} invitations are on their way.';
test.each([
  ['UNKNOWN', fileOf('dashboard.nothing', ['x'], ['y'])],
  ['CHANGED', fileOf('dashboard.title', ['Old words'], ['Anciens mots'])],
  ['PLACEHOLDERS', fileOf('common.reference', ['Reference: %{id}'], ['Référence'])],
  ['PLACEHOLDERS', fileOf('common.reference', ['Reference: %{id}'], ['Référence %{id} %{nom}'])],
  ['PLACEHOLDERS', fileOf('common.reference', ['Reference: %{id}'], ['Référence %{id} %{'])],
  ['FORMS', fileOf('associates.invite.sent', [sentOne, sentMany], ['%{smart_count} seule'])],
  ['FORMS', fileOf('dashboard.title', ['My Tasks'], ['Une |||| Deux'])],
  ['TOO_LONG', fileOf('dashboard.title', ['My Tasks'], ['x'.repeat(4001)])],
])('%s is refused with its reason, and changes nothing', async (reason, file) => {
  const answer = (await sent(file, { apply: true })).json();
  expect(answer).toMatchObject({ changed: [], refused: [{ reason }] });
  expect(await hub.db.$count(textOverrides)).toBe(0);
});

test('of a text with a number both plural forms are imported', async () => {
  const file = fileOf(
    'associates.invite.sent',
    [sentOne, sentMany],
    ['%{smart_count} partie', '%{smart_count} parties'],
  );
  expect((await sent(file)).json().changed).toMatchObject([
    { after: '%{smart_count} partie |||| %{smart_count} parties' },
  ]);
});

test('what is empty or fuzzy is not translated; a customized English text makes its translations fuzzy', async () => {
  expect((await sent(fileOf('dashboard.title', ['My Tasks'], ['']))).json().untranslated).toBe(1);
  const fuzzy = fileOf('dashboard.title', ['My Tasks'], ['À faire'], 'fuzzy');
  expect((await sent(fuzzy)).json()).toMatchObject({ changed: [], untranslated: 1 });
  await say('en', 'dashboard.title', 'To do');
  expect(await exported()).toMatch(/#, fuzzy\nmsgctxt "dashboard.title"\nmsgid "To do"/);
  await say('en', 'dashboard.title', '');
});

test.each([
  ['no PO file', 'nonsense', {}],
  [
    'a file of another language',
    fileOf('dashboard.title', ['My Tasks'], ['x']),
    { locale: 'es-MX' },
  ],
  ['an unknown language', '', { locale: 'xx' }],
])('%s is 400', async (_, file, more) => {
  expect((await sent(file, more)).statusCode).toBe(400);
});
