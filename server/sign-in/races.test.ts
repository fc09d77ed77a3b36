import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readEnv } from '../core/config/env.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, loginFailures, rateCounters, resetTokens } from '../core/db/schema.ts';
import { hashPassword } from '../core/passwords/passwords.ts';
import { changePassword } from './changePassword.ts';

/** Who changes a password, and who signs in with the one before, at the very same moment. */

const EMAIL = 'poc.other@maple.example';
const HOUR = 3_600_000;
let hub: TestApp;
let current = 'Welcome1!';
beforeAll(async () => {
  const many = 100_000;
  const limits = {
    ...readEnv({}).limits,
    requestsPerSecond: many,
    signInsPerMinute: many,
    accountsPerHour: many,
    resetsPerHour: many,
    stallMs: 0,
  };
  hub = await testApp({ seed: true, env: { limits } });
});
afterAll(() => hub.close());
const forget = async () => {
  await hub.db.delete(rateCounters);
  await hub.db.delete(loginFailures);
};
beforeEach(forget);

const accountOf = async () => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, EMAIL) });
  if (!account) throw new Error('There is no account');
  return account;
};

/** A link to set a new password, as a mail would bring it. */
async function link(): Promise<string> {
  const { id, hash, token } = hub.app.tokens.issue('reset');
  const now = hub.clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  const accountId = (await accountOf()).id;
  await hub.db
    .insert(resetTokens)
    .values({ id, tokenHash: hash, accountId, createdAt: now, expiresAt });
  return token;
}

const reset = (resetToken: string, password: string) =>
  hub.guest().call('resetPassword', {
    body: { emailAddress: EMAIL, password, confirmPassword: password, resetToken },
  });

async function signIn(password: string) {
  const client = hub.guest();
  const answer = await client.call('login', { body: { identity: EMAIL, password } });
  return { client, status: answer.statusCode };
}

test('no session opened with the old password survives a reset, in 40 races', async () => {
  let opened = 0;
  let survivors = 0;
  for (let round = 0; round < 40; round += 1) {
    const next = `Otter-no-${round}`;
    const token = await link();
    const early = [signIn(current), signIn(current)];
    const setting = reset(token, next);
    const signIns = [...early, signIn(current), signIn(current)];
    expect((await setting).statusCode).toBe(200);
    for (const { client, status } of await Promise.all(signIns)) {
      if (status === 200) opened += 1;
      if ((await client.call('me')).statusCode === 200) survivors += 1;
    }
    current = next;
    await forget();
  }
  // They were sent early enough to be let in by the old password.
  expect(opened).toBeGreaterThan(0);
  expect(survivors).toBe(0);
}, 120_000);

test('a reset by the owner wins over a simultaneous change in an open session, in 25 races', async () => {
  const won: boolean[] = [];
  for (let round = 0; round < 25; round += 1) {
    const [owners, attackers] = [`Owner-own${round}`, `Attack-er${round}`];
    const attacker = (await signIn(current)).client;
    const token = await link();
    const body = { currentPassword: current, password: attackers, confirmPassword: attackers };
    const change = attacker.call('changePassword', { body });
    // The change checks one password before it makes another. Where the reset waits for one too, either may be first.
    if (round % 2) await signIn('Somebody-3lse');
    const [changed, set] = await Promise.all([change, reset(token, owners)]);
    expect(set.statusCode).toBe(200);
    expect([200, 400, 401, 409]).toContain(changed.statusCode);
    won.push(
      (await attacker.call('me')).statusCode === 401 &&
        (await signIn(attackers)).status === 401 &&
        (await signIn(owners)).status === 200,
    );
    current = owners;
    await forget();
  }
  expect(won).toEqual(Array(25).fill(true));
}, 120_000);

test('a link that was mailed before somebody changed the password still sets it', async () => {
  const token = await link();
  const attacker = (await signIn(current)).client;
  const changed = { password: 'Attack-er99', confirmPassword: 'Attack-er99' };
  const body = { currentPassword: current, ...changed };
  expect((await attacker.call('changePassword', { body })).statusCode).toBe(200);
  current = 'Owner-own99';
  expect((await reset(token, current)).statusCode).toBe(200);
  expect((await attacker.call('changePassword', { body })).statusCode).toBe(401);
  expect((await signIn(current)).status).toBe(200);
});

describe('of two changes at open sessions', () => {
  test('the second finds the version changed, and changes nothing', async () => {
    const before = await accountOf();
    const change = (password: string) =>
      inTransaction(hub.db, async (tx) =>
        changePassword(tx, before, {
          passwordHash: await hashPassword(password),
          expected: before.credentialEpoch,
          now: hub.clock.now(),
        }),
      );
    const versions = await Promise.all([change('First-one1'), change('Second-two2')]);
    expect(versions.filter((version) => version === undefined)).toHaveLength(1);
    expect((await accountOf()).credentialEpoch).toBe(before.credentialEpoch + 1);
    current = versions[0] === undefined ? 'Second-two2' : 'First-one1';
  });

  test('it gets 409, or 401 if its session has ended', async () => {
    const [one, other] = await Promise.all([signIn(current), signIn(current)]);
    const answers = await Promise.all(
      [one, other].map(({ client }, n) => {
        const password = `At-once-${n}`;
        const body = { currentPassword: current, password, confirmPassword: password };
        return client.call('changePassword', { body });
      }),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes[0]).toBe(200);
    expect([400, 401, 409]).toContain(codes[1]);
    current = `At-once-${answers.findIndex(({ statusCode }) => statusCode === 200)}`;
    expect((await signIn(current)).status).toBe(200);
  });
});
