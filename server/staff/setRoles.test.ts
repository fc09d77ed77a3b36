import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { type StaffRole, staffRoles } from '../../contract/staff/roles.ts';
import { mailsTo } from '../../tests/support/server/mails.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { disableAccount } from '../associates/accountActions.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, audit, emergencyAccounts, factors, identities } from '../core/db/schema.ts';
import { resetFactors } from '../sign-in/resetFactors.ts';
import { setRoles } from './setRoles.ts';

const ROSA = 'reviewer@aldervale.example';
const XAVIER = 'administrator@aldervale.example';
const UNA = 'editor@aldervale.example';
const LIAM = 'associate.accredited@northwind.example';

let hub: TestApp;
let rosa: Client;
const ids: Record<string, string> = {};
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.update(accounts).set({ enabled: true });
  ids[ROSA] = await setRolesOf(hub, ROSA);
  ids[XAVIER] = await setRolesOf(hub, XAVIER, ['administrator']);
  ids[UNA] = await setRolesOf(hub, UNA, ['editor']);
  ids[LIAM] = await setRolesOf(hub, LIAM, []);
  rosa = await hub.as(ROSA);
});

const give = (email: string, roles: string[], by = rosa) =>
  by.request({
    method: 'POST',
    url: `${staffBase}/people/${ids[email]}/roles`,
    payload: { roles },
  });
const refusal = async (answer: ReturnType<typeof give>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().error.code];
};
const entriesOf = (email: string, event: string) =>
  hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, ids[email] ?? ''), eq(audit.event, event)));
const me = async (client: Client) => (await client.call('me')).statusCode;

describe('whoever grants and withdraws roles', () => {
  test('changes them, ends the sessions of the person, and is named in the audit', async () => {
    const una = await hub.as(UNA);
    const answer = await give(UNA, ['support', 'auditor']);
    expect(answer.json()).toMatchObject({ staff: true, staffRoles: ['auditor', 'support'] });
    expect(await me(una)).toBe(401);
    expect(await entriesOf(UNA, 'setRoles')).toMatchObject([
      {
        actorId: ids[ROSA],
        before: { roles: ['editor'] },
        after: { roles: ['support', 'auditor'] },
      },
    ]);
  });

  test('removes somebody from staff, who keeps the account', async () => {
    expect((await give(UNA, [])).json()).toMatchObject({ staff: false, staffRoles: [] });
    const again = await hub.as(UNA);
    const answer = await again.request({ method: 'GET', url: `${staffBase}/overview` });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'gate.staffOnly']);
    expect(await entriesOf(UNA, 'removeStaff')).toHaveLength(1);
  });

  test('grants no role that they lack, and withdraws any', async () => {
    const xavier = await hub.as(XAVIER);
    expect(await refusal(give(LIAM, ['reviewer'], xavier))).toEqual([403, 'staff.roleNotYours']);
    expect(await refusal(give(UNA, ['editor', 'support'], xavier))).toEqual([
      403,
      'staff.roleNotYours',
    ]);
    expect((await give(UNA, ['editor', 'administrator'], xavier)).statusCode).toBe(200);
    expect((await give(UNA, [], xavier)).statusCode).toBe(200);
  });

  test('does not change themselves, in whatever direction', async () => {
    for (const roles of [['administrator'], [], staffRoles]) {
      expect(await refusal(give(ROSA, [...roles]))).toEqual([409, 'staff.ownAccount']);
    }
  });

  test('needs the role of an administrator', async () => {
    for (const role of staffRoles.filter((one) => one !== 'administrator')) {
      await setRolesOf(hub, UNA, [role]);
      expect(await refusal(give(LIAM, [role], await hub.as(UNA)))).toEqual([
        403,
        'staff.notInYourRole',
      ]);
    }
  });

  test.each([
    ['a role that there is not', { roles: ['owner'] }],
    ['more than the roles', { roles: ['editor'], staff: true }],
    ['no list', {}],
  ])('is refused %s', async (_, payload) => {
    const url = `${staffBase}/people/${ids[UNA]}/roles`;
    const { statusCode } = await rosa.request({ method: 'POST', url, payload });
    expect(statusCode).toBe(400);
  });

  test('is not heard of roles that stay as they are', async () => {
    const una = await hub.as(UNA);
    const before = (await entriesOf(UNA, 'setRoles')).length;
    expect((await give(UNA, ['editor'])).statusCode).toBe(200);
    expect(await me(una)).toBe(200);
    expect(await entriesOf(UNA, 'setRoles')).toHaveLength(before);
  });
});

test('whoever was not staff loses the password and gets a link to set one', async () => {
  expect((await give(LIAM, ['editor'])).statusCode).toBe(200);
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, LIAM) });
  expect(account?.passwordHash).toBeNull();
  expect((await mailsTo(hub, LIAM)).at(-1)).toBe('staffPassword');
});

test('a new administrator is told to all administrators, another role to nobody', async () => {
  const told = async (email: string) =>
    (await mailsTo(hub, email)).filter((template) => template === 'administratorAdded').length;
  const before = [await told(ROSA), await told(XAVIER)];
  await give(UNA, ['editor', 'support']);
  expect([await told(ROSA), await told(XAVIER)]).toEqual(before);
  await give(UNA, ['editor', 'support', 'administrator']);
  expect([await told(ROSA), await told(XAVIER)]).toEqual(before.map((count) => count + 1));
});

describe('an administrator who can sign in', () => {
  const able = async () => {
    const { rows } =
      await hub.db.execute(`select from accounts a join staff_roles r on r.account_id = a.id
      where r.role = 'administrator' and a.enabled and a.password_hash is not null`);
    return rows.length;
  };
  const act = (work: Parameters<typeof inTransaction<unknown>>[1]) => inTransaction(hub.db, work);
  const withdraw = (from: string, by: string | null) =>
    act((tx) =>
      setRoles(
        tx,
        { id: ids[from] ?? '', actorId: by && (ids[by] ?? ''), ...hub.clock.moment() },
        (held) => held.filter((role: StaffRole) => role !== 'administrator'),
        hub.app.tokens,
      ),
    );
  const disable = (whom: string, by: string | null) =>
    act((tx) =>
      disableAccount(tx, {
        id: ids[whom] ?? '',
        actorId: by && (ids[by] ?? ''),
        now: hub.clock.now(),
      }),
    );

  test('always remains, whoever takes away whom at the same time, 200 times', async () => {
    for (let round = 0; round < 200; round += 1) {
      // By each other, and by the operator, who has no account that could be taken away.
      const [one, other] = round % 2 ? [ROSA, XAVIER] : [null, null];
      const [first, second] = [round % 3 ? withdraw : disable, round % 5 ? withdraw : disable];
      const done = await Promise.allSettled([first(XAVIER, one), second(ROSA, other)]);
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await able()).toBe(1);
      await hub.db.update(accounts).set({ enabled: true });
      await setRolesOf(hub, ROSA);
      await setRolesOf(hub, XAVIER, ['administrator']);
    }
  });

  test('is not one without a password', async () => {
    await hub.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, XAVIER));
    await expect(withdraw(ROSA, null)).rejects.toThrow('At least one administrator');
    await expect(disable(ROSA, XAVIER)).rejects.toThrow('At least one administrator');
    await hub.db.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.email, XAVIER));
  });

  test('does not lose the only way in, nor is it lost by a reset', async () => {
    const accountId = ids[XAVIER] ?? '';
    const now = hub.clock.now();
    const passkey = { accountId, name: 'Laptop', kind: 'passkey' as const, createdAt: now };
    await withdraw(ROSA, null);
    await hub.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, XAVIER));
    const [made] = await hub.db
      .insert(factors)
      .values({ ...passkey, confirmedAt: now })
      .returning();
    const reset = act((tx) => resetFactors(tx, { id: accountId, actorId: null, now }));
    await expect(reset).rejects.toThrow('At least one administrator');
    const xavier = await hub.as(XAVIER);
    const removed = await xavier.call('removeFactor', { params: { id: made?.id ?? '' } });
    expect([removed.statusCode, removed.json().error.code]).toEqual([
      409,
      'staff.lastAdministrator',
    ]);
    await hub.db.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.email, XAVIER));
    await setRolesOf(hub, ROSA);
    await hub.db.delete(factors);
  });

  test('is one by a passkey or single sign-on, and an emergency account where that is required', async () => {
    const accountId = ids[XAVIER] ?? '';
    const now = hub.clock.now();
    await hub.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, XAVIER));
    const isLast = async () =>
      withdraw(ROSA, null).then(
        async () => {
          await setRolesOf(hub, ROSA);
          return false;
        },
        () => true,
      );
    const passkey = { accountId, name: 'Laptop', createdAt: now };
    await hub.db.insert(factors).values({ ...passkey, confirmedAt: now });
    expect(await isLast()).toBe(true);
    await hub.db.insert(factors).values({ ...passkey, kind: 'passkey' });
    expect(await isLast()).toBe(true);
    await hub.db.update(factors).set({ confirmedAt: now });
    expect(await isLast()).toBe(false);
    await hub.db.insert(emergencyAccounts).values({ accountId: ids[UNA] ?? '', since: now });
    expect(await isLast()).toBe(false);
    await hub.db.insert(emergencyAccounts).values({ accountId: ids[ROSA] ?? '', since: now });
    expect(await isLast()).toBe(true);
    await hub.db.insert(identities).values({ accountId, issuer: 'i', subject: 's', linkedAt: now });
    expect(await isLast()).toBe(false);
    await hub.db.delete(emergencyAccounts);
    await hub.db.delete(factors);
    expect(await isLast()).toBe(false);
    await hub.db.delete(identities);
    await hub.db.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.email, XAVIER));
  });
});
