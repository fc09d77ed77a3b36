import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../contract/dates.ts';
import { usualQuizSettings } from '../../contract/quiz.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { enforceMajorVersions } from '../content/educationJob.ts';
import {
  accounts,
  agreements,
  contentPages,
  contentVersions,
  quizSettings,
} from '../core/db/schema.ts';
import { changedSections } from './changes.ts';

const liam = 'associate.accredited@northwind.example';

let hub: TestApp;
let client: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as(liam);
});
afterAll(() => hub.close());

test('sections that are new or say something else are told by their titles', () => {
  const before = '<p>Hello</p><h2>One</h2><p>1</p><h2>Two</h2><p>2</p>';
  const now = '<p>Hello!</p><h2>One</h2><p>1</p><h2>Two</h2><p>zwei</p><h2>The <b>third</b></h2>';
  expect(changedSections(before, now)).toEqual({
    sections: ['Two', 'The third'],
    body: '<p>Hello!</p><h2>Two</h2><p>zwei</p><h2>The <b>third</b></h2>',
  });
  expect(changedSections(before, before)).toEqual({ sections: [], body: '' });
});

/** Returns the page of the guide, with its first version in English. */
async function guideOf() {
  const [found] = await hub.db
    .select()
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.pageId))
    .where(
      and(
        eq(contentPages.code, 'education'),
        eq(contentVersions.language, 'en'),
        eq(contentVersions.number, 1),
      ),
    );
  if (!found) throw new Error('There is no education page');
  const { id: _, ...version } = found.content_versions;
  return version;
}
/** Saves a major version of the guide in English that goes live a day later. */
async function schedule(number: number, [old, said]: [string, string]) {
  const { body: text, ...first } = await guideOf();
  const body = text.replace(old, said);
  expect(body).not.toBe(text);
  const now = hub.clock.now();
  const from = new Date(now.getTime() + DAY);
  const saved = { number, body, savedAt: now, publishFrom: from, enforcedAt: null };
  const [version] = await hub.db
    .insert(contentVersions)
    .values({ ...first, ...saved, major: true })
    .returning();
  return { ...first, id: version?.id ?? '', from };
}

test('who has read an earlier version is told what changes, and then what has changed until the new one is read', async () => {
  const { pageId } = await guideOf();
  const keep = async (version: number, finished: boolean) => {
    const read = { page: pageId, language: 'en', version };
    const body = { read, seconds: 30, finished };
    return (await client.call('keepReading', { body })).json().content[0];
  };
  const { readAt } = await keep(1, true);
  hub.clock.advance(60_000);
  const answered = 'within two working days. State';
  const { id, from } = await schedule(2, ['within one working day. State', answered]);
  const sections = ['5. Requests for proposals'];
  const unchanged = { page: pageId, seconds: 30, readAt, changed: null };
  const { content, ahead } = (await client.call('reading')).json();
  expect(content).toEqual([unchanged]);
  expect(ahead).toEqual({
    ...{ id, from: from.toISOString(), language: 'en', version: 2, sections, acknowledgedAt: null },
    ...{ name: expect.any(String), body: expect.stringContaining(answered) },
  });
  expect(ahead.body).not.toContain('<h2>4.');
  // There is no French text of it yet, so French readers will see the English one.
  const french = (await client.call('reading', { query: { language: 'fr-CA' } })).json();
  expect(french.ahead).toEqual(ahead);
  expect((await client.call('me')).json().provider.associateStatus).toBe('ACCREDITED');

  hub.clock.advance(DAY);
  client = await hub.as(liam);
  expect((await client.call('reading')).json()).toEqual({
    content: [{ ...unchanged, readAt: null, changed: { since: readAt, sections } }],
    ahead: null,
  });
  hub.clock.advance(60_000);
  expect(await keep(2, true)).toEqual({
    ...{ ...unchanged, seconds: 60 },
    readAt: hub.clock.now().toISOString(),
  });
});

test('a coming version is acknowledged ahead, after the quiz if there is one, and asks for no more at its date', async () => {
  // Everybody has been asked by the one before.
  await hub.db.update(contentVersions).set({ enforcedAt: hub.clock.now() });
  const { id: ahead, from } = await schedule(3, ['within one working day.', 'soon.']);
  const kira = await hub.as('associate.registered@northwind.example');
  const read = { language: 'en', version: 3 };
  const answerTo = async (by: Client, body: object) => {
    const answer = await by.call('acknowledge', { body });
    return answer.json().error?.code ?? answer.json().associateStatus;
  };
  expect(await answerTo(kira, { read, ahead })).toBe('error.alreadyMoved');
  expect(await answerTo(client, { read: { ...read, version: 2 }, ahead })).toBe(
    'error.textChanged',
  );
  const other = '00000000-0000-4000-8000-000000000000';
  expect(await answerTo(client, { read, ahead: other })).toBe('error.textChanged');
  await hub.db.insert(quizSettings).values({ ...usualQuizSettings, on: true, passMark: 1 });
  expect(await answerTo(client, { read, ahead })).toBe('error.quizFirst');

  const { id, questions } = (await client.call('beginQuiz')).json();
  for (const { id: question } of questions) {
    const body = { question, chosen: [0] };
    await client.call('answerQuiz', { params: { id }, body });
  }
  const judge = () => client.call('judgeQuiz', { params: { id }, body: { read, ahead } });
  const judged = await Promise.all(Array.from({ length: 10 }, judge));
  for (const answer of judged)
    expect(answer.json()).toMatchObject({ passed: true, associateStatus: 'ACCREDITED' });
  expect(await answerTo(client, { read, ahead })).toBe('ACCREDITED');
  const acknowledgedAt = hub.clock.now().toISOString();
  expect((await client.call('reading')).json().ahead).toMatchObject({ acknowledgedAt });
  expect((await client.call('beginQuiz')).json().error.code).toBe('error.alreadyMoved');
  expect(
    await hub.db.query.agreements.findMany({ where: eq(agreements.agreedAt, hub.clock.now()) }),
  ).toMatchObject([{ kind: 'education', textVersion: '3', language: 'en' }]);

  hub.clock.advance(from.getTime() - hub.clock.now().getTime());
  await enforceMajorVersions(hub.db, hub.clock.now());
  const accredited = await hub.db.query.accounts.findMany({
    where: and(eq(accounts.associateStatus, 'ACCREDITED'), accounts.associate),
  });
  expect(accredited.map(({ email }) => email)).toEqual([liam]);
  await hub.db.delete(quizSettings);
});

test('of several pages each is counted, and the team has read them once all were read', async () => {
  const kira = await hub.as('associate.registered@northwind.example');
  const poc = await hub.as('poc.approved@northwind.example');
  const team = async () => {
    const { content, pages } = (await poc.call('teamReading')).json();
    const row = content.find(({ name }: { name: string }) => name === 'Kira Novak');
    return { pages, pagesRead: row.pagesRead, readAt: row.readAt };
  };
  const guide = await guideOf();
  const [page] = await hub.db
    .insert(contentPages)
    .values({ code: 'education', updatedAt: hub.clock.now() })
    .returning();
  if (!page) throw new Error('The page was not inserted');
  const now = hub.clock.now();
  const other = { ...guide, pageId: page.id, name: 'Rates', publishFrom: now, number: 1 };
  await hub.db.insert(contentVersions).values(other);
  const { content } = (await kira.call('reading')).json();
  expect(content.map((reading: { page: string }) => reading.page)).toEqual([guide.pageId, page.id]);
  const finish = (pageId: string, version: number) =>
    kira.call('keepReading', {
      body: {
        ...{ read: { page: pageId, language: 'en', version }, seconds: 0 },
        finished: true,
      },
    });
  await finish(page.id, 1);
  // Another version of the page is no other page.
  const next = { ...other, number: 2, savedAt: now, publishFrom: now };
  await hub.db.insert(contentVersions).values(next);
  await finish(page.id, 2);
  expect(await team()).toEqual({ pages: 2, pagesRead: 1, readAt: null });
  const shown = await kira.call('contentByCode', { params: { code: 'education' } });
  await finish(guide.pageId, shown.json().content[0].version);
  expect(await team()).toEqual({ pages: 2, pagesRead: 2, readAt: hub.clock.now().toISOString() });
  await hub.db.delete(contentPages).where(eq(contentPages.id, page.id));
});
