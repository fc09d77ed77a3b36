import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, addressChanges, audit, mails } from '../core/db/schema.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { smtpTransport } from '../core/mail/smtpTransport.ts';
import { startSmtp, type TestSmtp } from '../core/mail/testing/smtp.ts';
import { startMailWorker } from '../mails/worker.ts';

const ADA = 'poc.approved@northwind.example';
const EVE = 'associate.registered@northwind.example';
let hub: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  smtp = await startSmtp();
});
afterEach(async () => {
  smtp.mails.length = 0;
  await hub.db.delete(mails);
  const own = eq(accounts.email, ADA);
  await hub.db.update(accounts).set({ wantsReminders: true, wantsNews: true }).where(own);
});
afterAll(async () => {
  await smtp.stop();
  await hub.close();
});

/** Stores a reminder and an email that belongs to the account. Returns how many were stored. */
const remind = () =>
  inTransaction(hub.db, (tx) => {
    const of = { to: ADA, params: { agency: 'Northwind' }, now: hub.clock.now() };
    return enqueueMails<'acknowledgementReminder' | 'agencyReceived'>(tx, [
      { ...of, template: 'acknowledgementReminder' },
      { ...of, template: 'agencyReceived' },
    ]);
  });

/** Sends what waits by SMTP. Returns the head of each email by its template's subject. */
async function deliver(): Promise<string[]> {
  const { app, db, clock } = hub;
  const { tokens, mailChoices } = app;
  const transport = smtpTransport(smtp.url, defaultBrand);
  const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
  const worker = startMailWorker({ db, clock, tokens, mailChoices, transport, frame });
  worker.wake();
  await worker.idle();
  await worker.stop();
  return smtp.mails.map(
    ({ source }) => source.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '',
  );
}
const headOf = (heads: string[], subject: RegExp) => heads.find((head) => subject.test(head)) ?? '';
const urlIn = (head: string) => /^List-Unsubscribe: <(\S+)>$/m.exec(head)?.[1] ?? '';

const idOf = async (email: string) =>
  (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) }))?.id ?? '';
const choicesOf = async () => (await (await hub.as(ADA)).call('mailChoices')).json();
const press = (url: string, payload = 'List-Unsubscribe=One-Click', type = '') =>
  hub.app.inject({
    method: 'POST',
    url: url.replace('https://hub.example', ''),
    headers: { 'content-type': type || 'application/x-www-form-urlencoded' },
    payload,
  });

test('a reminder arrives with the address that a mail program presses, and what belongs to the account without', async () => {
  expect(await remind()).toBe(2);
  const heads = await deliver();
  const reminder = headOf(heads, /One step left/);
  expect(reminder).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(urlIn(reminder)).toMatch(/^https:\/\/hub\.example\/account\/emails\?token=[\w-]+$/);
  expect(headOf(heads, /We have received/)).not.toMatch(/List-Unsubscribe/);
});

test.each([
  ['as a form', 'List-Unsubscribe=One-Click', ''],
  [
    'in parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])(
  'one press, %s, without session or token, stops what waits and what comes',
  async (_, body, type) => {
    await remind();
    const url = urlIn(headOf(await deliver(), /One step left/));
    await remind();
    const answer = await press(url, body, type);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(await choicesOf()).toEqual({ reminders: false, news: true });
    const waiting = await hub.db.select().from(mails).where(eq(mails.status, 'QUEUED'));
    expect(waiting.map(({ template }) => template)).toEqual(['agencyReceived']);
    expect(await remind()).toBe(1);
    const [entry] = await hub.db.select().from(audit).where(eq(audit.event, 'changeMailChoices'));
    expect(entry).toMatchObject({
      actorId: null,
      before: { reminders: true, news: true },
      after: { reminders: false, news: true },
    });
  },
);

test.each([
  ['confirmed', {}, {}, false],
  ['not confirmed', { confirmedAt: null }, {}, true],
  ['taken back', { undoneAt: new Date() }, {}, true],
  ['whose old address is another account’s by now', {}, { email: ADA }, true],
])('the link of an old email after a change of address: %s', async (_, more, other, reminders) => {
  await remind();
  const url = urlIn(headOf(await deliver(), /One step left/));
  const token = new URL(url).searchParams.get('token') ?? '';
  const moved = 'poc.moved@northwind.example';
  const { db, clock } = hub;
  const [ada, eve] = await Promise.all([idOf(ADA), idOf(EVE)]);
  await db.insert(addressChanges).values({
    ...{ accountId: ada, from: ADA, to: moved, credentialEpoch: 0 },
    ...{ confirmHash: 'confirm', undoHash: 'undo' },
    ...{ requestedAt: clock.now(), confirmedAt: clock.now() },
    ...more,
  });
  await db.update(accounts).set({ email: moved }).where(eq(accounts.id, ada));
  await db
    .update(accounts)
    .set({ email: EVE, ...other })
    .where(eq(accounts.id, eve));
  try {
    expect((await press(url)).json()).toEqual({ status: 'ok' });
    const [row] = await db.select().from(accounts).where(eq(accounts.id, ada));
    expect(row).toMatchObject({ email: moved, wantsReminders: reminders });
    const page = await hub.guest().call('mailChoice', { body: { token } });
    const isStopped = !reminders || 'email' in other;
    expect(page.json()).toEqual({ emailAddress: ADA, list: 'reminders', wanted: !isStopped });
  } finally {
    await db.delete(addressChanges);
    await db.update(accounts).set({ email: EVE, wantsReminders: true }).where(eq(accounts.id, eve));
    await db.update(accounts).set({ email: ADA }).where(eq(accounts.id, ada));
  }
});

test.each([
  ['another body', 'List-Unsubscribe=Never', ''],
  ['more than that', 'List-Unsubscribe=One-Click&wanted=true', ''],
  ['JSON', '{"wanted":false}', 'application/json'],
  [
    'another part',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('%s is refused, and changes nothing', async (_, body, type) => {
  await remind();
  const url = urlIn(headOf(await deliver(), /One step left/));
  expect((await press(url, body, type)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await press(`${url.split('=')[0]}=x`)).statusCode).toBe(400);
  expect(await choicesOf()).toEqual({ reminders: true, news: true });
});

test('what was stored before the choice, and slipped by, is not sent', async () => {
  await remind();
  const own = eq(accounts.email, ADA);
  await hub.db.update(accounts).set({ wantsReminders: false }).where(own);
  const heads = await deliver();
  expect(heads).toHaveLength(1);
  expect(headOf(heads, /We have received/)).not.toBe('');
});

test('the email choice of the forms is the same: set by one, read by all', async () => {
  const ada = await hub.as(ADA);
  const read = async () => [
    (await choicesOf()).news,
    (await ada.call('agency')).json().agreeToReceiveEmail,
    (await ada.call('associate')).json().businessProfile.receiveEmails,
  ];
  const change = (news: boolean) => ada.call('changeMailChoices', { body: { news } });
  await change(false);
  expect(await read()).toEqual([false, false, false]);
  const { version, ...form } = (await ada.call('associate')).json();
  const body = {
    ...form,
    version,
    businessProfile: { ...form.businessProfile, receiveEmails: true },
  };
  const saved = await ada.call('saveAssociate', { method: 'PATCH', body });
  expect(saved.json().businessProfile).toMatchObject({ receiveEmails: true });
  expect(await read()).toEqual([true, true, true]);
  const agency = (await ada.call('agency')).json();
  const contact = { version: agency.version, agencyDetails: agency.agencyDetails };
  const save = (more: object) => ada.call('saveAgencyContact', { body: { ...contact, ...more } });
  expect((await save({ agreeToReceiveEmail: false })).json().agreeToReceiveEmail).toBe(false);
  expect(await read()).toEqual([false, false, false]);
  // Of what is not sent nothing changes.
  await change(true);
  expect((await save({ version: agency.version + 1 })).json().agreeToReceiveEmail).toBe(true);
});
