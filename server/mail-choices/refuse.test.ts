import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { DAY } from '../../contract/dates.ts';
import type { InvitationResult } from '../../contract/records.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { keptSecret } from '../core/db/keptSecret.ts';
import { audit, invitations, mails, refusedAddresses } from '../core/db/schema.ts';
import { createMailChoices } from '../core/mail/mailChoices.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { OutgoingMail } from '../core/mail/transport.ts';
import { startMailWorker } from '../mails/worker.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterEach(() => hub.db.delete(refusedAddresses));
afterAll(() => hub.close());

const poc = () => hub.as('poc.approved@northwind.example');
const invite = async (email: string): Promise<InvitationResult> =>
  (await (await poc()).call('sendInvitations', { body: { emailAddresses: [email] } })).json();
const refuse = async (email: string, wanted = false) => {
  const token = await hub.app.mailChoices.linkToken({ list: 'invitations', email });
  const { statusCode } = await hub.guest().call('mailChoice', { body: { token, wanted } });
  expect(statusCode).toBe(200);
};
const rowOf = (email: string) =>
  hub.db.query.invitations.findFirst({ where: eq(invitations.email, email) });

/** Sends what waits. Returns what was sent. */
async function deliver(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const { app, db, clock } = hub;
  const { tokens, mailChoices } = app;
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
  const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
  const worker = startMailWorker({ db, clock, tokens, mailChoices, transport, frame });
  worker.wake();
  await worker.idle();
  await worker.stop();
  return sent;
}

test('the link at the foot of an invitation is that of its address; what waits is not sent any more', async () => {
  const email = 'reader@northwind.example';
  await invite(email);
  const [{ text } = { text: '' }] = await deliver();
  const [, address = ''] = text.match(/Do not invite me again:\n(\S+)/) ?? [];
  const url = new URL(address);
  expect([url.origin, url.pathname]).toEqual(['https://hub.example', '/account/emails']);
  const token = url.searchParams.get('token') ?? '';
  expect(await hub.app.mailChoices.read(token)).toEqual({ list: 'invitations', email });
  expect(address).not.toContain('reader');

  hub.clock.advance(11 * 60_000);
  await invite(email);
  await refuse(email);
  expect(await mailsTo(hub, email)).toEqual(['invitation']);
  expect(await deliver()).toEqual([]);
});

test('an invitation that is stored at the same moment is not sent', async () => {
  const email = 'same.moment@northwind.example';
  await invite(email);
  // Without the end of the invitation, as if the invitation were committed right after it.
  await refuseQuickly(email);
  expect(await deliver()).toEqual([]);
  expect(await rowOf(email)).toMatchObject({
    status: 'FAILED',
    failure: { key: 'invitation.askedNot' },
  });
});

test('neither the table nor the audit holds the address, and a hash says nothing without the secret', async () => {
  const email = 'kept.secret@elsewhere.example';
  await refuse(email);
  const [row] = await hub.db.select().from(refusedAddresses);
  const other = createMailChoices(hub.db, { sessionSecret: 'another secret, long enough as well' });
  expect([row?.addressHash]).toEqual(await hub.app.mailChoices.hashesOf([email]));
  const entries = await hub.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, row?.id ?? ''));
  expect(entries.map(({ event }) => event)).toEqual(['refuseInvitations']);
  expect(JSON.stringify([row, entries])).not.toContain('kept.secret');
  expect(await other.read(await hub.app.mailChoices.linkToken({ list: 'news', email }))).toBe(
    undefined,
  );
});

test('links and refusals outlive changes of SESSION_SECRET', async () => {
  const [first, second, third] = ['first', 'second', 'third'].map((word) => `${word} secret`);
  const kept = async (sessionSecret = '', previousSessionSecret = '') =>
    (await keptSecret(hub.db, { sessionSecret, previousSessionSecret }, 'of this test'))
      .sessionSecret;
  const made = await kept(first);
  expect(await kept(first)).toBe(made);
  expect(await kept(second, first)).toBe(made);
  expect(await kept(third, second)).toBe(made);
  expect(await kept('lost')).not.toBe(made);
});

test('a refused address counts among the emails of the day, so that nobody asks without end', async () => {
  const email = 'counted@elsewhere.example';
  await refuse(email);
  const answers = new Set<string | undefined>();
  for (let round = 0; round < 5; round++) {
    const emailAddresses = Array.from({ length: 50 }, (_, n) => `c${round}.${n}@elsewhere.example`);
    for (const address of emailAddresses) await refuseQuickly(address);
    const result = (
      await (await poc()).call('sendInvitations', { body: { emailAddresses } })
    ).json();
    for (const { reason } of result.failed) answers.add(reason.replace(/\d+/, 'n'));
  }
  expect([...answers]).toEqual([
    'asked not to be invited',
    'the daily limit of n emails has been reached; please send it again tomorrow',
  ]);
  hub.clock.advance(DAY);
});

async function refuseQuickly(email: string) {
  const [addressHash = ''] = await hub.app.mailChoices.hashesOf([email]);
  await hub.db.insert(refusedAddresses).values({ addressHash, refusedAt: hub.clock.now() });
}

test('a self-invitation is mailed, is not reminded of, and lifts the refusal only where it is used', async () => {
  const email = 'own.wish@northwind.example';
  await refuse(email);
  const names = { firstName: 'Nia', lastName: 'Lee' };
  await hub.guest().call('selfInvitation', { body: { ...names, emailAddress: email } });
  expect(await mailsTo(hub, email)).toEqual(['selfInvitation']);
  expect((await deliver()).map(({ to }) => to)).toEqual([email]);
  expect(await invite(email)).toMatchObject({ failed: [{ reason: 'asked not to be invited' }] });
  const row = await rowOf(email);
  await inTransaction(hub.db, (tx) =>
    enqueueMail(tx, {
      to: email,
      template: 'selfInvitationReminder',
      params: { agency: 'Northwind', until: '2035-01-01' },
      link: { purpose: 'invitation', id: row?.id ?? '' },
      now: hub.clock.now(),
    }),
  );
  expect(await deliver()).toEqual([]);

  const password = 'Fresh-start9';
  const creationToken = await mailedToken(hub, email, 'invitation');
  const body = {
    ...names,
    emailAddress: email,
    password,
    confirmPassword: password,
    creationToken,
  };
  expect((await hub.guest().call('createAssociate', { body })).statusCode).toBe(200);
  expect(await hub.db.$count(refusedAddresses)).toBe(0);
});

test('what staff send again is not sent to a person who asked not to be invited', async () => {
  const email = 'again@northwind.example';
  await invite(email);
  await deliver();
  await refuse(email);
  const [mail] = await hub.db.select().from(mails).where(eq(mails.to, email));
  const support = await hub.as('support@aldervale.example');
  const url = `${staffBase}/mails/${mail?.id}/resend`;
  const answer = await support.request({ method: 'POST', url });
  expect(answer.statusCode).toBe(200);
  expect(await deliver()).toEqual([]);
  const [copy] = await hub.db.select().from(mails).where(eq(mails.id, answer.json().id));
  expect(copy).toMatchObject({ status: 'FAILED', reason: expect.stringMatching(/has asked not/) });
  expect(await rowOf(email)).toMatchObject({
    status: 'FAILED',
    failure: { key: 'invitation.askedNot' },
  });
});

test('support lifts a refusal, with a reason, for a person who wrote to the program; nobody learns the address from it', async () => {
  const email = 'changed.mind@northwind.example';
  await invite(email);
  await deliver();
  await refuse(email);
  const lift = async (role: string, note?: string) => {
    const client = await hub.as(`${role}@aldervale.example`);
    const url = `${staffBase}/refusals/lift`;
    return client.request({
      method: 'POST',
      url,
      body: { email: 'Changed.Mind@northwind.example', note },
    });
  };
  expect((await lift('editor', 'Wrote to us.')).statusCode).toBe(403);
  expect((await lift('support')).statusCode).toBe(400);
  expect((await lift('support', 'Wrote to us.')).json()).toEqual({ lifted: true });
  expect(await rowOf(email)).toMatchObject({ status: 'INVITED', failure: null });
  const allowed = eq(audit.event, 'allowInvitations');
  const entry = (await hub.db.select().from(audit).where(allowed).orderBy(audit.id)).at(-1);
  expect(entry).toMatchObject({ actorId: expect.any(String), note: 'Wrote to us.' });
  expect(JSON.stringify(entry)).not.toMatch(/changed.mind/i);
  expect((await lift('support', 'Again.')).json()).toEqual({ lifted: false });
});
