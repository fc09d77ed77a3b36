import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, agencies, invitations, mails, rateCounters } from '../../db/schema.ts';
import { hashToken } from '../../mail/tokens.ts';
import { mailedToken, mailsTo } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

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

let count = 0;
/** An invitation by Northwind, as it is once its mail was sent. */
async function invite(more: Partial<typeof invitations.$inferInsert> = {}) {
  count += 1;
  const email = `invitee.${count}@northwind.example`;
  const agency = await hub.db.query.agencies.findFirst({
    where: eq(agencies.name, 'Northwind Meetings'),
  });
  const { id, token, hash } = hub.app.tokens.issue('invitation');
  const now = hub.clock.now();
  await hub.db.insert(invitations).values({
    id,
    email,
    agencyId: agency?.id ?? '',
    status: 'INVITED',
    inviteType: 'POC',
    sentAt: now,
    requestedAt: now,
    createdAt: now,
    tokenHash: hash,
    tokenExpiresAt: new Date(now.getTime() + 30 * DAY),
    ...more,
  });
  return { id, email, creationToken: token };
}

describe('an invited associate', () => {
  test('reads the invitation, makes the account, is signed in', async () => {
    const { email, creationToken } = await invite({ pointOfContact: true });
    const guest = hub.guest();
    const read = await guest.call('readInvitation', { body: { creationToken } });
    expect(read.json()).toEqual({ emailAddress: email, companyName: 'Northwind Meetings' });

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

  test('of twenty at once one makes it', async () => {
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
  ])('a link that is %s is dead, with one text', async (_what, more) => {
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

  test('a revoked one is dead too', async () => {
    const { id, email, creationToken } = await invite();
    await hub.db.delete(invitations).where(eq(invitations.id, id));
    const body = form(email, { creationToken });
    expect((await hub.guest().call('createAssociate', { body })).statusCode).toBe(400);
  });

  test('the address is the one that was invited', async () => {
    const { creationToken } = await invite();
    const body = form('somebody.else@northwind.example', { creationToken });
    const answer = await hub.guest().call('createAssociate', { body });
    expect(answer.json().error.fields).toEqual({ emailAddress: 'Field is invalid' });
    expect(await accountOf('somebody.else@northwind.example')).toBeUndefined();
  });

  test('takes nothing from the body that is not his to set', async () => {
    const { email, creationToken } = await invite();
    const wish = {
      creationToken,
      staff: true,
      pointOfContact: true,
      associateStatus: 'ACCREDITED',
    };
    await hub.guest().call('createAssociate', { body: form(email, wish) });
    expect(await accountOf(email)).toMatchObject({
      staff: false,
      pointOfContact: false,
      associateStatus: 'CREATED',
    });
  });
});

describe("an agency's point of contact", () => {
  test('is signed in with an agency to register, within 30 days', async () => {
    const guest = hub.guest();
    const email = 'founder@new-agency.example';
    expect((await guest.call('createAgent', { body: form(email) })).statusCode).toBe(200);
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
    expect((await accountOf(email))?.emailConfirmedAt).toBeNull();

    const agencyId = (await accountOf(email))?.agencyId ?? '';
    const past = new Date(hub.clock.now().getTime() - 1);
    await hub.db.update(agencies).set({ windowEndsAt: past }).where(eq(agencies.id, agencyId));
    expect((await guest.call('me')).json().account.expired).toBe(true);
  });

  test('confirms the address with the mailed link, once', async () => {
    const email = 'confirming@new-agency.example';
    await hub.guest().call('createAgent', { body: form(email) });
    const confirmationToken = await mailedToken(hub, email, 'confirmation');
    const confirm = () => hub.guest().call('confirmEmail', { body: { confirmationToken } });
    expect((await confirm()).statusCode).toBe(200);
    expect((await accountOf(email))?.emailConfirmedAt).toEqual(hub.clock.now());
    expect((await confirm()).json().error.code).toBe('error.deadToken');
  });

  test('with an address that has an account: the same answer, no session, a mail to the owner', async () => {
    const email = 'poc.other@maple.example';
    const before = await accountOf(email);
    const count = await hub.db.$count(agencies);
    const fresh = await hub.guest().call('createAgent', { body: form('fresh@new-agency.example') });
    const guest = hub.guest();
    for (let i = 0; i < 2; i++) {
      const answer = await guest.call('createAgent', { body: form(email.toUpperCase()) });
      expect([answer.statusCode, answer.body]).toEqual([fresh.statusCode, fresh.body]);
    }
    expect((await guest.call('me')).statusCode).toBe(401);
    expect(await accountOf(email)).toEqual(before);
    expect(await hub.db.$count(agencies)).toBe(count + 1);
    expect(await mailsTo(hub, email)).toEqual(['accountExists']);
  });

  test('of twenty at once with one address one gets an account', async () => {
    const email = 'twenty@new-agency.example';
    const body = form(email);
    await Promise.all(Array.from({ length: 20 }, () => hub.guest().call('createAgent', { body })));
    expect(await hub.db.$count(accounts, eq(accounts.email, email))).toBe(1);
    expect((await mailsTo(hub, email)).sort()).toEqual(['accountExists', 'confirmation']);
  });
});

describe('the limit of an hour', () => {
  test('counts what was accepted, not what was refused', async () => {
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
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'error.tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await few.guest().call('selfInvitation', { body: self })).statusCode).toBe(429);
    expect(await few.db.$count(accounts, eq(accounts.email, 'b@new-agency.example'))).toBe(0);
    few.clock.advance(3_600_000);
    expect((await agent('b@new-agency.example')).statusCode).toBe(200);
    await few.close();
  });
});

test('no mail waits for a token that is written down', async () => {
  const rows = await hub.db.select({ params: mails.params }).from(mails);
  expect(JSON.stringify(rows)).not.toMatch(/[\w-]{43}/);
});
