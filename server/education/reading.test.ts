import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { contentPages, contentVersions } from '../core/db/schema.ts';
import { changedSections } from './changes.ts';

let hub: TestApp;
let client: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as('associate.accredited@northwind.example');
});
afterAll(() => hub.close());

test('sections that are new or say something else are told by their titles', () => {
  const before = '<p>Hello</p><h2>One</h2><p>1</p><h2>Two</h2><p>2</p>';
  const now = '<p>Hello!</p><h2>One</h2><p>1</p><h2>Two</h2><p>zwei</p><h2>The <b>third</b></h2>';
  expect(changedSections(before, now)).toEqual(['Two', 'The third']);
  expect(changedSections(before, before)).toEqual([]);
});

const DAY = 24 * 60 * 60_000;

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
const readings = async () => (await client.call('reading')).json().content;

test('who has read an earlier version is told what changes, and then what has changed until the new one is read', async () => {
  const first = await guideOf();
  const keep = async (version: number, finished: boolean) => {
    const read = { page: first.pageId, language: 'en', version };
    const body = { read, seconds: 30, finished };
    return (await client.call('keepReading', { body })).json().content[0];
  };
  const { readAt } = await keep(1, true);
  hub.clock.advance(60_000);
  const from = new Date(hub.clock.now().getTime() + DAY);
  const body = first.body.replace(
    'within one working day. State',
    'within two working days. State',
  );
  expect(body).not.toBe(first.body);
  const saved = { number: 2, body, savedAt: hub.clock.now() };
  await hub.db
    .insert(contentVersions)
    .values({ ...first, ...saved, publishFrom: from, major: true });
  const sections = ['5. Requests for proposals'];
  const unchanged = { page: first.pageId, seconds: 30, readAt, changed: null };
  expect(await readings()).toEqual([
    { ...unchanged, ahead: { from: from.toISOString(), sections } },
  ]);
  // There is no French text of it yet, so French readers will see the English one.
  const french = (await client.call('reading', { query: { language: 'fr-CA' } })).json().content;
  expect(french[0].ahead.sections).toEqual(sections);
  expect((await client.call('me')).json().provider.associateStatus).toBe('ACCREDITED');

  hub.clock.advance(DAY);
  client = await hub.as('associate.accredited@northwind.example');
  expect(await readings()).toEqual([
    { ...unchanged, readAt: null, changed: { since: readAt, sections }, ahead: null },
  ]);
  hub.clock.advance(60_000);
  expect(await keep(2, true)).toEqual({
    ...{ ...unchanged, seconds: 60, ahead: null },
    readAt: hub.clock.now().toISOString(),
  });
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
  expect(await team()).toEqual({ pages: 2, pagesRead: 1, readAt: null });
  const shown = await kira.call('contentByCode', { params: { code: 'education' } });
  await finish(guide.pageId, shown.json().content[0].version);
  expect(await team()).toEqual({ pages: 2, pagesRead: 2, readAt: hub.clock.now().toISOString() });
  await hub.db.delete(contentPages).where(eq(contentPages.id, page.id));
});
