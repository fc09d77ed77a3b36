import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { givenTables } from '../core/db/personal/give.ts';
import { periodsSection } from './periodsSection.ts';
import { processingRows, processingText } from './report.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({
    seed: true,
    env: { keep: { mails: 200, invitations: 365, signIns: 0, reports: 0, inactive: 0 } },
  });
});
afterAll(() => hub.close());

test('the page about privacy ends with the periods, in the language of its text', async () => {
  const read = async (language: string) => {
    const params = { code: 'privacy' };
    const response = await hub.guest().call('contentByCode', { params, query: { language } });
    return String(response.json().content[0].body);
  };
  const english = await read('en');
  expect(english.indexOf('Remember my email')).toBeLessThan(english.indexOf('What we keep'));
  expect(english).toContain('<li>Emails to you: 200 days</li>');
  expect(english).toContain('<li>Where you are logged in: 12 hours</li>');
  expect(await read('fr-CA')).toMatch(/<li>Courriels[^<]*200\sjours<\/li>/);
});

test('each table of which a person gets something has a title, in each language', () => {
  for (const { code } of languages) {
    const section = periodsSection(code, hub.app.env.keep);
    for (const name of givenTables) expect(section).not.toContain(`<li>${name} `);
    expect(section).not.toMatch(/<li>[a-z]+[A-Z]/);
  }
});

test('the record of processing has every table about people, with what is not given to them', () => {
  const rows = processingRows(hub.app.env.keep);
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining([...givenTables]));
  const sessions = rows.find(({ table }) => table === 'sessions');
  expect(sessions).toMatchObject({ keptFor: '12 hours', atTheEnd: 'deleted' });
  expect(sessions?.data).toContain('tokenHash');
  expect(sessions?.given).not.toContain('tokenHash');
  expect(processingText(rows)).toContain('    kept: 200 days; when its person is ended: deleted');
});
