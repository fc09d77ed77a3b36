import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { invitationRow } from '../../tests/support/server/invitations.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, agencies, audit, invitations, mails } from '../core/db/schema.ts';

/** Staff take a person with an account into an agency; and what the audit tells of who comes by a link. */

const ADA = 'poc.approved@northwind.example';
const LIAM = 'associate.accredited@northwind.example';
const KIRA = 'associate.registered@northwind.example';
const PAUL = 'staff.member@northwind.example';
const ROSA = 'reviewer@aldervale.example';

let hub: TestApp;
let staff: Client;
const ids: Record<string, string> = {};
beforeAll(async () => {
  hub = await testApp({ seed: true });
  for (const { id, name } of await hub.db.select().from(agencies)) ids[name ?? 'Cedar'] = id;
  for (const { id, email } of await hub.db.select().from(accounts)) ids[email] = id;
  staff = await hub.as(ROSA);
});
afterAll(() => hub.close());

const idOf = (name: string) => ids[name] as string;
const attach = (email: string, agency: string, note = 'Came over from Northwind.') =>
  staff.request({
    method: 'POST',
    url: `${staffBase}/people/${idOf(email)}/attach`,
    payload: { agencyId: ids[agency] ?? '00000000-0000-4000-8000-000000000000', note },
  });
const revoke = async (email: string) => {
  const answer = await (await hub.as(ADA)).call('revokeInvitation', { params: { email } });
  expect(answer.statusCode).toBe(200);
};
const entriesOf = (email: string) =>
  hub.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, idOf(email)))
    .orderBy(audit.id);
const mailsTo = async (to: string) =>
  (await hub.db.select().from(mails).where(eq(mails.to, to))).map(({ template }) => template);

describe('staff attach a person', () => {
  test('who belongs to no agency, with a reason; the person is mailed and accredited anew', async () => {
    const open = await hub.as(LIAM);
    await revoke(LIAM);
    expect((await attach(LIAM, 'Maple Conference Group', ' ')).json().error.fields).toEqual({
      note: 'Field is required',
    });
    expect((await attach(LIAM, 'nowhere')).json().error.fields).toEqual({
      agencyId: 'Field should contain one of select options',
    });
    const done = await attach(LIAM, 'Maple Conference Group');
    expect(done.json()).toMatchObject({
      agency: 'Maple Conference Group',
      associate: true,
      pointOfContact: false,
      associateStatus: 'CREATED',
      accreditedAt: null,
      form: {},
    });
    expect(await invitationRow(hub, LIAM)).toMatchObject({
      agencyId: idOf('Maple Conference Group'),
      accountId: idOf(LIAM),
      status: 'CREATED',
    });
    expect(await mailsTo(LIAM)).toEqual(['attached']);
    expect((await entriesOf(LIAM)).slice(-2)).toMatchObject([
      { event: 'detach', actorId: idOf(ADA), before: { associateStatus: 'ACCREDITED' } },
      {
        event: 'attach',
        actorId: idOf(ROSA),
        note: 'Came over from Northwind.',
        before: { agencyId: null, associate: false, associateStatus: 'ACCREDITED' },
        after: { agencyId: idOf('Maple Conference Group'), associateStatus: 'CREATED' },
      },
    ]);
    expect((await open.call('me')).statusCode).toBe(401);
    expect(
      (await (await hub.as(LIAM)).call('contentByCode', { params: { code: 'benefits' } }))
        .statusCode,
    ).toBe(403);
  });

  test('who has just been invited, whose link becomes invalid', async () => {
    await revoke(KIRA);
    const body = { emailAddresses: [KIRA] };
    await (await hub.as('poc.training@harbor.example')).call('sendInvitations', { body });
    const row = await invitationRow(hub, KIRA);
    expect((await attach(KIRA, 'Northwind Meetings')).statusCode).toBe(200);
    const creationToken = hub.app.tokens.of({ purpose: 'invitation', id: row?.id ?? '' });
    const read = await hub.guest().call('readInvitation', { body: { creationToken } });
    expect(read.statusCode).toBe(400);
    expect(await hub.db.$count(invitations, eq(invitations.email, KIRA))).toBe(1);
  });

  test('who has no role in the agency, but to no other', async () => {
    expect((await attach(PAUL, 'Maple Conference Group')).statusCode).toBe(409);
    expect((await attach(PAUL, 'Northwind Meetings')).json()).toMatchObject({ associate: true });
  });

  test.each([ADA, LIAM, ROSA])('but not %s', async (email) => {
    const before = await entriesOf(email);
    const answer = await attach(email, 'Northwind Meetings');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.code).toBe('staff.cannotAttach');
    expect(await entriesOf(email)).toEqual(before);
  });
});

test('the audit records who joined by the link of an invitation', async () => {
  const jon = 'associate.created@northwind.example';
  await revoke(jon);
  await (await hub.as(ADA)).call('sendInvitations', { body: { emailAddresses: [jon] } });
  const row = await invitationRow(hub, jon);
  const creationToken = hub.app.tokens.of({ purpose: 'invitation', id: row?.id ?? '' });
  const joined = await (await hub.as(jon)).call('joinAgency', { body: { creationToken } });
  expect(joined.statusCode).toBe(200);
  expect((await entriesOf(jon)).at(-1)).toMatchObject({
    event: 'join',
    actorId: idOf(jon),
    before: { agencyId: null, associate: false },
    after: { agencyId: idOf('Northwind Meetings'), associate: true, associateStatus: 'CREATED' },
  });
});

test('revoking the invitation of a person without a role does not take the person out of the agency', async () => {
  const email = 'no.role@northwind.example';
  await hub.db.insert(accounts).values({
    email,
    passwordHash: '',
    firstName: 'No',
    lastName: 'Role',
    agencyId: idOf('Northwind Meetings'),
    emailConfirmedAt: hub.clock.now(),
    createdAt: hub.clock.now(),
  });
  await (await hub.as(ADA)).call('sendInvitations', { body: { emailAddresses: [email] } });
  await revoke(email);
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  expect(account?.agencyId).toBe(idOf('Northwind Meetings'));
});
