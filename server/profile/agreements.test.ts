import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, agreements, contentPages, contentVersions } from '../core/db/schema.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

test('the text is that of the version that was agreed to, also once there is another', async () => {
  const { db, clock } = hub;
  const email = 'poc.approved@northwind.example';
  const account = await db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  const page = await db.query.contentPages.findFirst({ where: eq(contentPages.code, 'terms') });
  const [agreed] = await db
    .insert(agreements)
    .values({
      accountId: account?.id ?? '',
      kind: 'termsAndConditions',
      textVersion: '1',
      language: 'en',
      agreedAt: clock.now(),
    })
    .returning();
  await db.insert(contentVersions).values({
    pageId: page?.id ?? '',
    number: 2,
    name: 'Terms',
    body: '<p>All is new.</p>',
    // Published at the very moment: the number says which of both was read.
    publishFrom: clock.now(),
    savedAt: clock.now(),
  });
  const ada = await hub.as(email);
  expect((await ada.call('agreements')).json().content).toMatchObject([
    { id: agreed?.id, kind: 'termsAndConditions', textVersion: '1' },
  ]);
  const { content } = (await ada.call('agreedText', { params: { id: agreed?.id ?? '' } })).json();
  expect(content).toHaveLength(1);
  expect(content[0].body).not.toContain('All is new.');
});
