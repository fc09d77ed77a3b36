import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, contentPages, contentVersions, mails } from '../core/db/schema.ts';
import { publish } from './edit.ts';

const DAY = 24 * 3_600_000;
const LIAM = 'associate.accredited@northwind.example';
const MONA = 'associate.renewal@northwind.example';
const KIRA = 'associate.registered@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
beforeEach(async () => {
  await hub.db.update(accounts).set({ wantsNews: false });
  const wants = inArray(accounts.email, [LIAM, MONA, KIRA]);
  await hub.db.update(accounts).set({ wantsNews: true }).where(wants);
});
afterEach(() => hub.db.delete(mails));
afterAll(() => hub.close());

/** Publishes the English text of the page of benefits again. */
async function publishBenefits(form: { news: boolean; publishFrom?: string }) {
  const code = eq(contentPages.code, 'benefits');
  const page = await hub.db.query.contentPages.findFirst({ where: code });
  const { id = '', revision = 0 } = page ?? {};
  const by = { actorId: null as never, now: hub.clock.now() };
  await inTransaction(hub.db, (tx) =>
    publish(
      tx,
      { id, language: 'en', revision },
      { language: 'en', revision, publishFrom: null, publishUntil: null, major: false, ...form },
      by,
    ),
  );
}
const sent = async () =>
  (await hub.db.select().from(mails).where(eq(mails.template, 'news')).orderBy(mails.to)).map(
    ({ to, language }) => `${to} ${language}`,
  );
const send = () => runJob(hub, 'news');

test('a page that is published as news is emailed once, to those who can open it and chose news, in their language', async () => {
  await hub.db.update(accounts).set({ language: 'fr-CA' }).where(eq(accounts.email, MONA));
  await publishBenefits({ news: true });
  await send();
  expect(await sent()).toEqual([`${LIAM} en`, `${MONA} fr-CA`]);
  const [mail] = await hub.db.select().from(mails).where(eq(mails.to, MONA));
  expect(mail?.params).toMatchObject({
    words: { page: 'Avantages des associés', code: 'benefits' },
  });
  await send();
  expect(await sent()).toHaveLength(2);
});

test('nothing is emailed of what is not published as news', async () => {
  await publishBenefits({ news: false });
  await send();
  expect(await sent()).toEqual([]);
});

test('a page on a schedule is emailed once it is live, and not if it was taken offline', async () => {
  const publishFrom = new Date(hub.clock.now().getTime() + DAY).toISOString();
  await publishBenefits({ news: true, publishFrom });
  await send();
  expect(await sent()).toEqual([]);
  hub.clock.advance(DAY);
  await hub.db
    .update(contentVersions)
    .set({ publishUntil: hub.clock.now() })
    .where(eq(contentVersions.news, true));
  await send();
  expect(await sent()).toEqual([]);
  await publishBenefits({ news: true });
  await send();
  expect(await sent()).toHaveLength(2);
});
