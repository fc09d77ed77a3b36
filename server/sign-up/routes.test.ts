import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysFrom, endOf } from '../../contract/dates.ts';
import { invitedByNorthwind } from '../../tests/support/server/invitations.ts';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import {
  accounts,
  agencies,
  invitations,
  mails,
  rateCounters,
  signUps,
} from '../core/db/schema.ts';
import { hashToken } from '../core/mail/tokens.ts';

const DAY = 86_400_000;
const PASSWORD = 'Fresh-start9';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(() => hub.db.delete(rateCounters));

const form = (emailAddress: string, more: object = {}) => ({
  firstName: 'Nia',
  lastName: 'O’Brien-De la Cruz',
  emailAddress,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  jobTitle: 'Director',
  displayName: 'Somebody Else',
  ...more,
});
const accountOf = (email: string) =>
  hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });

const invite = (more?: Partial<typeof invitations.$inferInsert>) => invitedByNorthwind(hub, more);

describe('an invited associate', () => {
  test('reads the invitation, creates the account and is signed in', async () => {
    const { email, creationToken } = await invite({ pointOfContact: true });
    const guest = hub.guest();
    const read = await guest.call('readInvitation', { body: { creationToken } });
    expect(read.json()).toMatchObject({ emailAddress: email, companyName: 'Northwind Meetings' });

    const made = await guest.call('createAssociate', { body: form(email, { creationToken }) });
    expect(made.statusCode).toBe(200);
    expect((await guest.call('me')).json()).toMatchObject({
      displayName: 'Nia O’Brien-De la Cruz',
      provider: { associate: true, associateStatus: 'CREATED', pointOfContact: true },
    });
    const row = await hub.db.query.invitations.findFirst({ where: eq(invitations.email, email) });
    const account = await accountOf(email);
    expect(row).toMatchObject({ status: 'CREATED', accountId: account?.id, tokenHash: null });
    expect(account?.emailConfirmedAt).toEqual(hub.clock.now());
  });

  test('of twenty concurrent requests one creates the account', async () => {
    const { email, creationToken } = await invite();
    const body = form(email, { creationToken });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hub.guest().call('createAssociate', { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(19).fill(400),
    ]);
    expect(await hub.db.$count(accounts, eq(accounts.email, email))).toBe(1);
  });

  test.each([
    ['expired', { tokenExpiresAt: new Date(0) }],
    ['failed', { status: 'FAILED' as const }],
    ['consumed', { tokenHash: null }],
    ['another', { tokenHash: hashToken('another') }],
  ])('a link that is %s is invalid, with one text', async (_what, more) => {
    const { email, creationToken } = await invite(more);
    for (const [name, body] of [
      ['readInvitation', { creationToken }],
      ['createAssociate', form(email, { creationToken })],
    ] as const) {
      const answer = await hub.guest().call(name, { body });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'error.deadToken']);
    }
    expect(await accountOf(email)).toBeUndefined();
  });

  test('a revoked link is invalid too', async () => {
    const { id, email, creationToken } = await invite();
    await hub.db.delete(invitations).where(eq(invitations.id, id));
    const body = form(email, { creationToken });
    expect((await hub.guest().call('createAssociate', { body })).statusCode).toBe(400);
  });

  test('the address must be the invited one', async () => {
    const { creationToken } = await invite();
    const body = form('somebody.else@northwind.example', { creationToken });
    const answer = await hub.guest().call('createAssociate', { body });
    expect(answer.json().error.fields).toEqual({ emailAddress: 'Field is invalid' });
    expect(await accountOf('somebody.else@northwind.example')).toBeUndefined();
  });

  test('ignores properties in the body that the person may not set', async () => {
    const { email, creationToken } = await invite();
    const extra = {
      creationToken,
      staff: true,
      pointOfContact: true,
      associateStatus: 'ACCREDITED',
    };
    await hub.guest().call('createAssociate', { body: form(email, extra) });
    expect(await accountOf(email)).toMatchObject({
      staff: false,
      pointOfContact: false,
      associateStatus: 'CREATED',
    });
  });
});

describe("an agency's point of contact", () => {
  const register = (email: string, more: object = {}) =>
    hub.guest().call('createAgent', { body: form(email, more) });
  const confirm = (confirmationToken: string, body: object, client = hub.guest()) =>
    client.call('confirmEmail', { body: { confirmationToken, ...body } });
  const signUpsOf = (email: string) => hub.db.$count(signUps, eq(signUps.email, email));

  test('has an account once the address is confirmed, with an agency to register, within 30 days', async () => {
    const guest = hub.guest();
    const email = 'founder@new-agency.example';
    expect((await guest.call('createAgent', { body: form(email) })).statusCode).toBe(200);
    expect((await guest.call('me')).statusCode).toBe(401);
    const token = await mailedToken(hub, email, 'confirmation');
    expect(await accountOf(email)).toBeUndefined();

    hub.clock.advance(DAY);
    expect((await confirm(token, { password: PASSWORD }, guest)).statusCode).toBe(200);
    const { provider, account } = (await guest.call('me')).json();
    expect(provider).toMatchObject({
      agencyStatus: 'NOT_CREATED',
      pointOfContact: true,
      associate: true,
      associateStatus: 'NOT_CREATED',
      registrationDeadline: new Date(hub.clock.now().getTime() + 30 * DAY).toISOString(),
    });
    expect(account.authorities).toContain('REGISTER_AGENCY');
    expect(account.expired).toBe(false);
    expect((await accountOf(email))?.emailConfirmedAt).toEqual(hub.clock.now());
    expect((await confirm(token, { password: PASSWORD })).json().error.code).toBe(
      'error.deadToken',
    );

    const agencyId = (await accountOf(email))?.agencyId ?? '';
    const past = new Date(hub.clock.now().getTime() - DAY);
    await hub.db.update(agencies).set({ windowEndsAt: past }).where(eq(agencies.id, agencyId));
    expect((await guest.call('me')).json().account.expired).toBe(true);
  });

  test('takes the place of an invitation that another agency writes in the same moment', async () => {
    const email = 'wanted.twice@brandnew.example';
    await register(email);
    const token = await mailedToken(hub, email, 'confirmation');
    const agency = await hub.db.query.agencies.findFirst();
    const now = hub.clock.now();
    let confirming: ReturnType<typeof confirm> | undefined;
    await inTransaction(hub.db, async (tx) => {
      await tx.insert(invitations).values({
        email,
        agencyId: agency?.id ?? '',
        inviteType: 'POC',
        requestedAt: now,
        createdAt: now,
      });
      confirming = confirm(token, { password: PASSWORD });
      await vi.waitFor(async () => {
        const { rows } = await hub.db.execute(sql`select from pg_locks where not granted`);
        expect(rows.length).toBeGreaterThan(0);
      });
    });
    expect((await confirming)?.statusCode).toBe(200);
    const account = await accountOf(email);
    const rows = await hub.db.query.invitations.findMany({ where: eq(invitations.email, email) });
    expect(rows.map(({ accountId }) => accountId)).toEqual([account?.id]);
  });

  test('new, known, pending, staff and brand addresses get identical bytes, headers and cookies', async () => {
    await register('waiting@new-agency.example');
    await hub.handleGuestRequests();
    const count = await hub.db.$count(agencies);
    const told = async (email: string) => {
      const { statusCode, body, headers, cookies } = await register(email);
      return {
        statusCode,
        body,
        headers: Object.keys(headers),
        length: headers['content-length'],
        cookies: cookies.map(({ name, path, sameSite, httpOnly }) => [
          name,
          path,
          sameSite,
          httpOnly,
        ]),
      };
    };
    const fresh = await told('fresh@new-agency.example');
    const before = await accountOf('poc.other@maple.example');
    for (const email of [
      'POC.Other@maple.example',
      'waiting@new-agency.example',
      'reviewer@aldervale.example',
      'staff.new@aldervale.example',
      'staff.new@desk.aldervale.example',
    ]) {
      expect([email, await told(email)]).toEqual([email, fresh]);
    }
    expect(fresh.cookies.map(([name]) => name)).toEqual(['XSRF-TOKEN']);
    expect(await mailsTo(hub, 'poc.other@maple.example')).toEqual(['accountExists']);
    expect(await mailsTo(hub, 'reviewer@aldervale.example')).toEqual([]);
    expect(await mailsTo(hub, 'staff.new@aldervale.example')).toEqual([]);
    expect(await signUpsOf('staff.new@aldervale.example')).toBe(0);
    expect(await accountOf('poc.other@maple.example')).toEqual(before);
    expect(await hub.db.$count(agencies)).toBe(count);
  });

  test(`the owner's click does not confirm a stranger's password`, async () => {
    const email = 'owner@new-agency.example';
    await register(email, { password: 'Stranger-Elk1!', confirmPassword: 'Stranger-Elk1!' });
    const token = await mailedToken(hub, email, 'confirmation');
    const guessed = await confirm(token, { password: PASSWORD });
    expect([guessed.statusCode, Object.keys(guessed.json().error.fields)]).toEqual([
      400,
      ['password'],
    ]);
    expect(await accountOf(email)).toBeUndefined();
    const own = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await confirm(token, own)).statusCode).toBe(200);
    const signIn = (password: string) =>
      hub.guest().call('login', { body: { identity: email, password } });
    expect((await signIn('Stranger-Elk1!')).statusCode).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('a mailbox gets at most three links an hour, and each of them is valid', async () => {
    const email = 'twenty@new-agency.example';
    await Promise.all(Array.from({ length: 20 }, () => register(email)));
    expect(await mailsTo(hub, email)).toEqual(Array(3).fill('confirmation'));
    expect(await signUpsOf(email)).toBe(3);
    const token = await mailedToken(hub, email, 'confirmation');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(token, { password: PASSWORD })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await hub.db.$count(accounts, eq(accounts.email, email))).toBe(1);
    expect(await signUpsOf(email)).toBe(0);
  });

  test('attempts at the password of a link are limited', async () => {
    const email = 'guessed@new-agency.example';
    await register(email);
    const token = await mailedToken(hub, email, 'confirmation');
    for (let i = 0; i < 10; i++) await confirm(token, { password: `Wrong-one${i}` });
    expect((await confirm(token, { password: PASSWORD })).statusCode).toBe(429);
  });

  test('an unconfirmed registration lasts to the end of the seventh day', async () => {
    const email = 'never@new-agency.example';
    await register(email);
    const token = await mailedToken(hub, email, 'confirmation');
    const { now, timeZone } = hub.clock.moment();
    const end = endOf(daysFrom(now, 7), timeZone);
    hub.clock.set(new Date(end.getTime() - 1));
    await runJob(hub, 'sweep');
    expect(await signUpsOf(email)).toBe(1);
    const read = () => hub.guest().call('readLink', { body: { token } });
    expect((await read()).json()).toEqual({ emailAddress: email, staff: false });
    hub.clock.set(end);
    expect((await read()).statusCode).toBe(400);
    expect((await confirm(token, { password: PASSWORD })).statusCode).toBe(400);
    await runJob(hub, 'sweep');
    expect(await signUpsOf(email)).toBe(0);
  });
});

describe('the limit of an hour', () => {
  test('counts accepted requests, not refused ones', async () => {
    const few = await testApp({
      seed: true,
      env: { limits: { ...hub.app.env.limits, accountsPerHour: 2 } },
    });
    const agent = (email: string) => few.guest().call('createAgent', { body: form(email) });
    for (let i = 0; i < 5; i++) await agent('not an address');
    const self = { firstName: 'Nia', lastName: 'Lee', emailAddress: 'nia@nowhere.example' };
    expect((await agent('a@new-agency.example')).statusCode).toBe(200);
    expect((await few.guest().call('selfInvitation', { body: self })).statusCode).toBe(200);

    const refused = await agent('b@new-agency.example');
    expect([refused.statusCode, refused.json().error.code]).toEqual([
      429,
      'error.tooManyForMinutes',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await few.guest().call('selfInvitation', { body: self })).statusCode).toBe(429);
    // The same for whom there is an account: the quota is the network's alone.
    expect((await agent('poc.other@maple.example')).statusCode).toBe(429);
    await few.handleGuestRequests();
    expect(await few.db.$count(signUps, eq(signUps.email, 'b@new-agency.example'))).toBe(0);
    few.clock.advance(3_600_000);
    expect((await agent('b@new-agency.example')).statusCode).toBe(200);
    await few.close();
  });
});

test('no queued email contains a stored token', async () => {
  const rows = await hub.db.select({ params: mails.params }).from(mails);
  expect(JSON.stringify(rows)).not.toMatch(/[\w-]{43}/);
});
