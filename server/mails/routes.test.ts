import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, daysFrom } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, invitations, mails, signUps } from '../core/db/schema.ts';
import { composeWithOverrides } from '../core/mail/compose.ts';
import { enqueueMail } from '../core/mail/outbox.ts';

const REVIEWER = 'reviewer@aldervale.example';
const nobody = '11111111-1111-4111-8111-111111111111';
let hub: TestApp;
let staff: Client;

beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as(REVIEWER);
});
afterAll(() => hub.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = (client: Client, method: Method, path: string, payload?: object) =>
  client.request({ method, url: `${staffBase}/${path}`, ...(payload && { payload }) });
const listed = async (filter: object) =>
  (await call(staff, 'GET', `mails?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
const say = (text: string, more: object = {}) =>
  call(staff, 'PUT', 'texts', {
    scope: 'mail',
    locale: 'en',
    key: 'accountExists.subject',
    original: 'You already have an account with %{brand}',
    text,
    ...more,
  });

test.each([
  ['a mail that is none', 'GET', `mails/${nobody}`, 404],
  ['sending none again', 'POST', `mails/${nobody}/resend`, 404],
  ['an unknown status', 'GET', 'mails?filter=%7B%22status%22%3A%22NO%22%7D', 400],
] as const)('%s', async (_, method, path, status) => {
  expect((await call(staff, method, path)).statusCode).toBe(status);
});

describe('the outbox', () => {
  const to = 'associate.invited@northwind.example';
  let id: string;

  beforeAll(async () => {
    const now = hub.clock.now();
    const invitation = await hub.db.query.invitations.findFirst({
      where: eq(invitations.email, to),
    });
    const invitationId = invitation?.id ?? '';
    await hub.db.update(accounts).set({ language: 'fr-CA' }).where(eq(accounts.email, to));
    await enqueueMail(hub.db, {
      to,
      template: 'invitation',
      params: { agency: 'Northwind Meetings', until: '2030-05-01' },
      link: { purpose: 'invitation', id: invitationId },
      invitationId,
      now,
    });
    id = (await listed({ q: to }))[0].id;
  });

  test('shows an email with its text, without its token', async () => {
    const mail = (await call(staff, 'GET', `mails/${id}`)).json();
    expect(mail).toMatchObject({ to, status: 'QUEUED', template: 'invitation', language: 'fr-CA' });
    expect(mail.subject).toContain('Northwind Meetings vous invite');
    expect(mail.text).toContain('1 mai 2030');
    expect(mail.text).toContain('creationToken=***');
  });

  test(`a queued email can't be sent again`, async () => {
    expect((await call(staff, 'POST', `mails/${id}/resend`)).statusCode).toBe(409);
  });

  test('a failed email is sent again as a new one, and its invitation changes with it', async () => {
    await hub.db.update(mails).set({ status: 'FAILED', reason: '550 no' }).where(eq(mails.id, id));
    const row = eq(invitations.email, to);
    const alive = new Date(hub.clock.now().getTime() + 86_400_000);
    await hub.db
      .update(invitations)
      .set({
        status: 'FAILED',
        failure: { key: 'invitation.silent' },
        accountId: null,
        tokenExpiresAt: alive,
      })
      .where(row);
    expect(await listed({ status: 'FAILED', template: 'invitation' })).toMatchObject([
      { id, reason: '550 no' },
    ]);
    const answer = await call(staff, 'POST', `mails/${id}/resend`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().id).not.toBe(id);
    expect(await listed({ q: to, status: 'QUEUED' })).toMatchObject([
      { id: answer.json().id, tries: 0 },
    ]);
    expect((await hub.db.query.invitations.findFirst({ where: row }))?.status).toBeNull();
    const [entry] = await hub.db.select().from(audit).where(eq(audit.subjectId, answer.json().id));
    expect(entry).toMatchObject({ event: 'resendMail', before: { mail: id, status: 'FAILED' } });
  });

  test('asked again within ten minutes, as after a lost answer, it queues no second copy', async () => {
    const copies = async () =>
      (await listed({ q: to })).filter((mail: { id: string }) => mail.id !== id);
    const [copy, ...others] = await copies();
    expect(others).toEqual([]);
    const again = async () => (await call(staff, 'POST', `mails/${id}/resend`)).json().id;
    expect(await Promise.all([again(), again()])).toEqual([copy.id, copy.id]);
    expect(await copies()).toHaveLength(1);
    await hub.db.update(mails).set({ status: 'FAILED' }).where(eq(mails.id, copy.id));
    const second = await again();
    expect(second).not.toBe(copy.id);
    hub.clock.advance(10 * 60_000);
    staff = await hub.as(REVIEWER);
    expect(await again()).not.toBe(second);
    expect(await copies()).toHaveLength(3);
  });

  test('a copy names the last day of its link, which is whole', async () => {
    const now = hub.clock.now();
    await hub.db.update(invitations).set({ tokenExpiresAt: now }).where(eq(invitations.email, to));
    hub.clock.advance(10 * 60_000 + 1);
    const answer = await call(staff, 'POST', `mails/${id}/resend`);
    expect(answer.statusCode).toBe(200);
    const copy = await hub.db.query.mails.findFirst({ where: eq(mails.id, answer.json().id) });
    expect(copy?.params).toMatchObject({ words: { until: dayOf(now) } });
  });

  test(`an email with an invalid link can't be sent again`, async () => {
    await hub.db
      .update(invitations)
      .set({ tokenExpiresAt: daysFrom(hub.clock.now(), -1) })
      .where(eq(invitations.email, to));
    const answer = await call(staff, 'POST', `mails/${id}/resend`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'error.deadToken']);
  });
});

test('the link of a registration or a self-invitation can be sent again while it is valid', async () => {
  const names = { firstName: 'Nia', lastName: 'Lee' };
  const passwords = { password: 'Fresh-start9', confirmPassword: 'Fresh-start9' };
  const asked = {
    createAgent: { ...names, ...passwords, emailAddress: 'nia@lindenmeetings.example' },
    selfInvitation: { ...names, emailAddress: 'nia.lee@northwind.example' },
  } as const;
  for (const name of ['createAgent', 'selfInvitation'] as const) {
    const body = asked[name];
    await hub.guest().call(name, { body });
    await hub.handleGuestRequests();
    const where = eq(mails.to, body.emailAddress);
    const [mail] = await hub.db.update(mails).set({ status: 'SENT' }).where(where).returning();
    const again = () => call(staff, 'POST', `mails/${mail?.id}/resend`);
    expect([name, (await again()).statusCode]).toEqual([name, 200]);
    await hub.db.delete(signUps).where(eq(signUps.email, body.emailAddress));
    const ended = { tokenExpiresAt: daysFrom(hub.clock.now(), -1) };
    await hub.db.update(invitations).set(ended).where(eq(invitations.email, body.emailAddress));
    expect([name, (await again()).statusCode]).toEqual([name, 400]);
  }
});

describe('text overrides', () => {
  const frame = () => ({
    brand: hub.app.brand,
    publicUrl: 'http://localhost',
    timeZone: hub.app.env.timeZone,
  });
  const subject = async (language: Language = 'en') => {
    const mail = { template: 'accountExists', params: {}, language } as const;
    return (await composeWithOverrides(hub.db, mail, frame())).subject;
  };

  test('of an email are used until the original is restored', async () => {
    expect((await say('Welcome\u00a0back to %{br\u200band}\u2028')).statusCode).toBe(200);
    expect(await subject()).toBe('Welcome back to Alder & Vale Hotels');
    expect((await say('')).json().overrides).toEqual([]);
    expect(await subject()).toBe('You already have an account with Alder & Vale Hotels');
    const entries = await hub.db.query.audit.findMany({ where: eq(audit.subjectType, 'text') });
    expect(entries.map(({ event, after }) => [event, (after as { text: string }).text])).toEqual([
      ['overrideText', 'Welcome back to %{brand}'],
      ['restoreText', 'You already have an account with %{brand}'],
    ]);
  });

  test('of one language: emails in the others keep theirs', async () => {
    const original = 'Vous avez déjà un compte %{brand}';
    expect(
      (await say('Déjà\u200b vu\u00a0: %{brand}', { locale: 'fr-CA', original })).statusCode,
    ).toBe(200);
    expect([await subject('fr-CA'), await subject()]).toEqual([
      'Déjà vu : Alder & Vale Hotels',
      'You already have an account with Alder & Vale Hotels',
    ]);
    await say('', { locale: 'fr-CA', original });
    expect(await subject('fr-CA')).toBe('Vous avez déjà un compte Alder & Vale Hotels');
  });

  test.each([
    ['a parameter that the mail does not know', '%{agency}', {}, 400],
    ['a broken parameter', '%{brand', {}, 400],
    ['a mail text that is none', 'A', { key: 'accountExists.nothing' }, 404],
    ['a key of wrong form', 'A', { key: 'a b' }, 400],
    ['an unknown language', 'A', { locale: 'xx' }, 400],
    [
      'a known text, its original claimed otherwise',
      '%{x}',
      {
        scope: 'portal',
        key: 'error.default',
        original: '%{x}',
      },
      400,
    ],
  ] as const)('%s is refused', async (_, text, more, status) => {
    expect((await say(text, more)).statusCode).toBe(status);
  });

  test('of the portal are part of the settings', async () => {
    const portal = { scope: 'portal', key: 'dashboard.title', original: 'My Tasks' };
    expect((await say('To do', portal)).statusCode).toBe(200);
    const french = { ...portal, locale: 'fr-CA' };
    const { overrides } = (await say('À\u00a0faire\u202f!\u200b', french)).json();
    expect(overrides).toContainEqual(expect.objectContaining({ text: 'À faire !' }));
    const { licenseKey } = hub.app.brand;
    const settings = await hub.guest().call('settings', { params: { licenseKey } });
    expect(settings.json().texts).toEqual({
      en: { 'dashboard.title': 'To do' },
      'fr-CA': { 'dashboard.title': 'À faire\u202f!' },
    });
  });
});

test('a text that a colleague has changed since it was read is not overwritten, nor restored', async () => {
  const key = 'passwordReset.subject';
  const first = 'Choose a new password for %{brand}';
  const write = async (text: string, read?: string) => (await say(text, { key, read })).statusCode;
  expect(await write(first, '')).toBe(200);
  expect(await write('Mine', '')).toBe(409);
  expect(await write('', 'Another')).toBe(409);
  const kept = (await call(staff, 'GET', 'texts')).json().overrides;
  expect(kept).toContainEqual(expect.objectContaining({ key, text: first }));

  expect(await write('Mine', first)).toBe(200);
  expect(await write('', 'Mine')).toBe(200);
  // Who says nothing of what was read asks for no comparison.
  expect(await write('Mine again')).toBe(200);
  expect(await write('')).toBe(200);
});

test('of two who write the first text of their own at the same time, one is told', async () => {
  const key = 'passwordChanged.subject';
  const answers = await Promise.all(['One', 'Two'].map((text) => say(text, { key, read: '' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await say('', { key });
});
