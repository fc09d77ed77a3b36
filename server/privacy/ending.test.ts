import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { demoCode } from '../../demo/certificates.ts';
import { mailsTo } from '../../tests/support/server/mails.ts';
import { DAY, runJob, runJobsAt } from '../../tests/support/server/scenario.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { findBreak, sealAudit } from '../audit/chain.ts';
import { rebuildStatuses } from '../audit/rebuild.ts';
import { accounts, audit, emergencyAccounts, holds, sessions } from '../core/db/schema.ts';

/** How an account is ended: asked for by its person, or by staff. */

const ADMINISTRATOR = 'administrator@aldervale.example';
const LIAM = 'associate.accredited@northwind.example';
const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
beforeEach(async () => {
  hub = await testApp({ seed: true });
});
afterEach(() => hub.close());

const find = (email: string) =>
  hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
const idOf = async (email: string) => (await find(email))?.id ?? '';
const accountOf = (id: string) => hub.db.query.accounts.findFirst({ where: eq(accounts.id, id) });
const entries = (id: string, event: string) =>
  hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, id), eq(audit.event, event)));
const end = (by: Client, id: string) =>
  by.request({
    method: 'POST',
    url: `${staffBase}/people/${id}/ending`,
    payload: { note: 'A letter of Liam Chen, of May 3' },
  });

describe('a person', () => {
  test('asks, is reminded, and is ended when the time has come', async () => {
    const liam = await hub.as(LIAM);
    const id = await idOf(LIAM);
    const preview = await liam.call('ending');
    expect(preview.json()).toMatchObject({ endsAt: null, blocks: [], contactOf: [] });
    const purposes = (kept: { purpose: string }[]) => kept.map(({ purpose }) => purpose);
    const [goes, stays] = [purposes(preview.json().goes), purposes(preview.json().stays)];
    expect(goes).toEqual(
      expect.arrayContaining(['account', 'accreditation', 'invitations', 'security']),
    );
    expect(stays).toContain('audit');
    expect(goes.filter((purpose) => stays.includes(purpose))).toEqual([]);

    const start = hub.clock.now().getTime();
    const asked = await liam.call('askForEnding');
    expect(asked.json().endsAt).toBe(new Date(start + 14 * DAY).toISOString());
    expect(await mailsTo(hub, LIAM)).toContain('endingAsked');
    await runJobsAt(hub, new Date(start + 11 * DAY), 'endings');
    expect(await mailsTo(hub, LIAM)).not.toContain('endingSoon');
    await runJobsAt(hub, new Date(start + 12 * DAY), 'endings');
    expect(await mailsTo(hub, LIAM)).toContain('endingSoon');
    expect((await accountOf(id))?.endedAt).toBeNull();

    await runJobsAt(hub, new Date(start + 14 * DAY), 'endings');
    const account = await accountOf(id);
    expect(account).toMatchObject({
      email: expect.stringMatching(/^former-\d+@ended\.invalid$/),
      name: expect.stringMatching(/^Former member \d+$/),
      enabled: false,
      passwordHash: null,
      agencyId: null,
      associate: false,
      endsAt: null,
      endedAt: hub.clock.now(),
    });
    expect(await mailsTo(hub, LIAM)).toEqual(['accountEnded']);
    expect(await entries(id, 'endAccount')).toMatchObject([{ actorId: null }]);
    const proof = await hub.guest().call('certificate', { params: { code: demoCode(LIAM) } });
    expect(proof.json()).toMatchObject({ state: 'ended', name: null, replacedBy: null });
    expect(
      (await hub.guest().call('login', { body: { identity: LIAM, password: 'Welcome1!' } }))
        .statusCode,
    ).toBe(401);
    await sealAudit(hub.db);
    expect(await findBreak(hub.db, hub.app.env)).toBeUndefined();
    expect(await rebuildStatuses(hub.db)).toEqual([]);
  });

  test('changes the mind in time', async () => {
    const liam = await hub.as(LIAM);
    await liam.call('askForEnding');
    expect((await liam.call('keepAccount')).json()).toMatchObject({ endsAt: null });
    hub.clock.advance(15 * DAY);
    await runJob(hub, 'endings');
    expect(await find(LIAM)).toMatchObject({ endedAt: null });
  });

  test('has to prove who it is to ask', async () => {
    const liam = await hub.as(LIAM);
    await hub.db.update(sessions).set({ provedAt: new Date(0) });
    expect((await liam.call('askForEnding')).json().error.code).toBe('error.stepUp');
  });

  test('who is the only point of contact is told so, and is not ended', async () => {
    const id = await idOf(ADA);
    const { agencyId } = (await accountOf(id)) ?? {};
    await hub.db
      .update(accounts)
      .set({ pointOfContact: false })
      .where(and(eq(accounts.agencyId, agencyId ?? '')));
    await hub.db.update(accounts).set({ pointOfContact: true }).where(eq(accounts.id, id));
    const ada = await hub.as(ADA);
    expect((await ada.call('ending')).json().blocks).toEqual(['onlyPointOfContact']);
    expect((await ada.call('askForEnding')).statusCode).toBe(409);
    // It may become so after it was asked for.
    await hub.db.update(accounts).set({ endsAt: hub.clock.now() }).where(eq(accounts.id, id));
    await runJob(hub, 'endings');
    expect(await find(ADA)).toMatchObject({ endedAt: null });
    await hub.db.update(accounts).set({ pointOfContact: true }).where(eq(accounts.email, LIAM));
    await runJob(hub, 'endings');
    expect(await find(ADA)).toBeUndefined();
  });
});

describe('staff', () => {
  test('end an account with a reason that does not name the person, and nobody can take that back', async () => {
    const staff = await hub.as(ADMINISTRATOR);
    const id = await idOf(LIAM);
    const { name = '' } = (await accountOf(id)) ?? {};
    expect(
      (await staff.request({ method: 'GET', url: `${staffBase}/people/${id}/ending` })).json(),
    ).toMatchObject({ blocks: [] });
    const liam = await hub.as(LIAM);
    const answer = await staff.request({
      method: 'POST',
      url: `${staffBase}/people/${id}/ending`,
      payload: { note: `A letter of ${name}, of May 3` },
    });
    expect(answer.json()).toMatchObject({
      name: expect.stringContaining('Former member'),
      endedAt: expect.any(String),
      form: null,
      history: expect.anything(),
    });
    expect(await entries(id, 'endAccount')).toMatchObject([
      {
        actorId: await idOf(ADMINISTRATOR),
        note: expect.stringMatching(/^A letter of Former member \d+, of May 3$/),
      },
    ]);
    expect((await liam.call('me')).statusCode).toBe(401);
    expect(await mailsTo(hub, LIAM)).toEqual(['accountEnded']);
    await sealAudit(hub.db);
    expect(await findBreak(hub.db, hub.app.env)).toBeUndefined();
    expect(await rebuildStatuses(hub.db)).toEqual([]);
    for (const what of ['enable', 'ending', 'end-sessions']) {
      const payload = what === 'ending' ? { note: 'x' } : undefined;
      const again = await staff.request({
        method: 'POST',
        url: `${staffBase}/people/${id}/${what}`,
        ...(payload && { payload }),
      });
      expect([what, again.statusCode]).toEqual([what, 409]);
    }
    expect(
      (await staff.request({ method: 'GET', url: `${staffBase}/people/${id}/ending` })).statusCode,
    ).toBe(404);
  });

  test('can end neither themselves nor the last administrator, an emergency account or somebody on hold', async () => {
    const staff = await hub.as(ADMINISTRATOR);
    const own = await idOf(ADMINISTRATOR);
    expect((await end(staff, own)).json().error.code).toBe('staff.ownAccount');
    const other = await idOf('reviewer@aldervale.example');
    await setRolesOf(hub, 'reviewer@aldervale.example', ['reviewer']);
    await hub.db.insert(emergencyAccounts).values({ accountId: other, since: hub.clock.now() });
    expect((await end(staff, other)).statusCode).toBe(409);
    await hub.db.delete(emergencyAccounts);
    const hold = { kind: 'person', subjectId: other, reason: 'A dispute' } as const;
    await hub.db.insert(holds).values({ ...hold, setAt: hub.clock.now() });
    const held = await staff.request({ method: 'GET', url: `${staffBase}/people/${other}/ending` });
    expect(held.json().blocks).toEqual(['onHold']);
    expect((await end(staff, other)).statusCode).toBe(409);
    await hub.db.delete(holds);
    expect((await end(staff, other)).statusCode).toBe(200);
    const url = `${staffBase}/people/${own}/ending`;
    expect((await staff.request({ method: 'GET', url })).json().blocks).toEqual([
      'lastAdministrator',
    ]);
  });
});
