import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { contentPages, contentVersions } from '../core/db/schema.ts';
import { changedSections } from './changedSections.ts';

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

test('who has read an earlier version is told what has changed since, until the new one is read', async () => {
  const keep = async (version: number, finished: boolean) => {
    const body = { read: { language: 'en', version }, seconds: 30, finished };
    return (await client.call('keepReading', { body })).json().reading;
  };
  const { readAt } = await keep(1, true);
  const page = await hub.db.query.contentPages.findFirst({
    where: eq(contentPages.code, 'education'),
  });
  const [first] = await hub.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.pageId, page?.id ?? ''), eq(contentVersions.language, 'en')));
  if (!first) throw new Error('There is no education page');
  hub.clock.advance(60_000);
  const { id: _, ...same } = first;
  const body = first.body.replace(
    'within one working day. State',
    'within two working days. State',
  );
  expect(body).not.toBe(first.body);
  await hub.db
    .insert(contentVersions)
    .values({ ...same, number: 2, body, publishFrom: hub.clock.now(), major: true });
  const answer = (await client.call('reading')).json().reading;
  expect(answer).toEqual({
    seconds: 30,
    readAt: null,
    changed: { since: readAt, sections: ['5. Requests for proposals'] },
  });
  hub.clock.advance(60_000);
  const read = await keep(2, true);
  expect(read).toEqual({ seconds: 60, readAt: hub.clock.now().toISOString(), changed: null });
});
