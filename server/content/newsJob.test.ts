import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../../contract/dates.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, contentPages, contentVersions, mails } from '../core/db/schema.ts';
import { publish } from './edit.ts';

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

/** Publishes the English text of a page again. */
async function publishAgain(code: string, form: { news: boolean; publishFrom?: string }) {
  const where = eq(contentPages.code, code);
  const page = await hub.db.query.contentPages.findFirst({ where });
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
const publishBenefits = (form: Parameters<typeof publishAgain>[1]) =>
  publishAgain('benefits', form);
const takeOffline = () =>
  hub.db
    .update(contentVersions)
    .set({ publishUntil: hub.clock.now() })
    .where(eq(contentVersions.news, true));
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
  await takeOffline();
  await send();
  expect(await sent()).toEqual([]);
  await publishBenefits({ news: true });
  await send();
  expect(await sent()).toHaveLength(2);
});

test('a page that was taken offline keeps no other waiting', async () => {
  await publishAgain('promotions', { news: true });
  await takeOffline();
  hub.clock.advance(1000);
  await publishBenefits({ news: true });
  await send();
  expect(await sent()).toHaveLength(2);
});
