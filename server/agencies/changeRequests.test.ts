import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { rebuildStatuses } from '../audit/rebuild.ts';
import { accounts, agencies, audit, changeRequests, mails } from '../core/db/schema.ts';

/** An approved agency asks for a change; staff apply it or decline it. */

const ADA = 'poc.approved@northwind.example';
const ROSA = 'reviewer@aldervale.example';
const NAME = 'agencyDetails.accountName';

let hub: TestApp;
let staff: Client;
let poc: Client;
let id: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as(ROSA);
  poc = await hub.as(ADA);
  const ada = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, ADA) });
  id = ada?.agencyId ?? '';
  await hub.db.update(accounts).set({ language: 'fr-CA' }).where(eq(accounts.email, ADA));
});
afterAll(() => hub.close());

const own = async () => (await poc.call('agency')).json();
const { agencyDetails, ...rest } = demoAgencyForms.northwind ?? {};
const ask = async (details: object) => {
  hub.clock.advance(1000);
  const payload = {
    ...rest,
    agencyDetails: { ...agencyDetails, ...details },
    reason: 'We have merged.',
    version: (await own()).version,
  };
  const answer = await poc.call('requestAgencyChange', { body: payload });
  expect(answer.statusCode).toBe(200);
};
const get = async <T>(path: string) =>
  (await staff.request({ method: 'GET', url: `${staffBase}/${path}` })).json() as T;
const detail = () => get<AgencyDetail>(`agencies/${id}`);
const decide = (payload: object, client = staff) =>
  client.request({ method: 'POST', url: `${staffBase}/agencies/${id}/change`, payload });
const apply = async () => {
  const { change, version } = await detail();
  return decide({ decision: 'apply', change: change?.id, version });
};
const entries = (event: string) =>
  hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, id), eq(audit.event, event)));
const mailsOf = (template: string) =>
  hub.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, ADA), eq(mails.template, template)));

describe('a request for a change', () => {
  test('waits in the list and on the page of the agency, with who asks and why', async () => {
    expect(await get('changes')).toEqual([]);
    await ask({ accountName: 'Northwind Events', companyDomainEmail: '@northwind-events.example' });
    const fields = [NAME, 'agencyDetails.companyDomainEmail'];
    expect(await get('changes')).toEqual([
      { id, name: 'Northwind Meetings', by: ADA, fields, requestedAt: expect.any(String) },
    ]);
    expect((await detail()).change).toMatchObject({
      status: 'WAITING',
      by: ADA,
      reason: 'We have merged.',
      changes: [
        { field: NAME, before: 'Northwind Meetings', after: 'Northwind Events' },
        { before: '@northwind.example', after: '@northwind-events.example' },
      ],
    });
    expect(await entries('requestChange')).toMatchObject([
      { note: 'We have merged.', after: { form: { [NAME]: 'Northwind Events' } } },
    ]);
  });

  test('is applied to the form as it is then: name, domain and version change, the status stays', async () => {
    const { version } = await own();
    const seen = await detail();
    // Meanwhile the agency changes its phone by itself.
    const contact = {
      ...rest,
      agencyDetails: { ...agencyDetails, phoneNumber: '+1 212 555 0199' },
    };
    await poc.call('saveAgencyContact', { body: { ...contact, version } });
    const stale = { decision: 'apply', change: seen.change?.id, version: seen.version };
    expect((await decide(stale)).json().error.code).toBe('error.stale');

    const done = await apply();
    expect(done.json()).toMatchObject({
      status: 'APPROVED',
      change: null,
      name: 'Northwind Events',
    });
    expect(await own()).toMatchObject({
      agencyStatus: 'APPROVED',
      version: version + 2,
      agencyDetails: { accountName: 'Northwind Events', phoneNumber: '+1 212 555 0199' },
      changeRequest: { status: 'DONE', answer: null },
    });
    expect(await hub.db.query.agencies.findFirst({ where: eq(agencies.id, id) })).toMatchObject({
      name: 'Northwind Events',
      domain: 'northwind-events.example',
    });
    expect(await entries('applyChange')).toMatchObject([
      { before: { form: { [NAME]: 'Northwind Meetings' } }, note: null },
    ]);
    expect(await mailsOf('changeApplied')).toMatchObject([{ language: 'fr-CA' }]);
    expect(await get('changes')).toEqual([]);
    expect(await rebuildStatuses(hub.db)).toEqual([]);
  });

  test('is declined with a reason, which the agency reads on the form and in the email', async () => {
    await ask({ accountName: 'Northwind Weddings' });
    const { change } = await detail();
    const blank = await decide({ decision: 'decline', change: change?.id, reason: ' ' });
    expect(blank.json().error.fields).toEqual({ reason: 'Field is required' });
    const reason = 'The register knows no such name.';
    const done = await decide({ decision: 'decline', change: change?.id, reason });
    expect(done.json()).toMatchObject({ name: 'Northwind Events', change: null });
    expect((await own()).changeRequest).toMatchObject({ status: 'DECLINED', answer: reason });
    const [mail] = await mailsOf('changeDeclined');
    expect(mail?.params.words).toMatchObject({ reason });
    expect(await entries('declineChange')).toMatchObject([{ note: reason }]);
    const again = await decide({ decision: 'decline', change: change?.id, reason });
    expect(again.json().error.code).toBe('staff.changeDecided');
  });

  test('that the agency has withdrawn or replaced cannot be applied', async () => {
    await ask({ iataNumber: '11112222' });
    const first = await detail();
    await ask({ iataNumber: '33334444' });
    const late = { decision: 'apply', change: first.change?.id, version: first.version };
    expect((await decide(late)).statusCode).toBe(409);
    expect((await poc.call('withdrawAgencyChange')).statusCode).toBe(200);
    expect((await decide(late)).json().error.code).toBe('staff.changeDecided');
    expect(await entries('withdrawChange')).toHaveLength(2);
    expect((await own()).agencyDetails.iataNumber).toBe(agencyDetails?.iataNumber);
  });

  test('whose values no longer fit the form is not applied, and can be declined', async () => {
    await ask({ webSiteNotAvailableValue: true, companyWebsite: 'N/A' });
    const { change } = await detail();
    const wrong = change?.changes.filter(({ field }) => !field.endsWith('companyWebsite'));
    await hub.db
      .update(changeRequests)
      .set({ changes: wrong ?? [] })
      .where(eq(changeRequests.id, change?.id ?? ''));
    expect((await apply()).json().error.code).toBe('staff.changeUnfit');
    expect((await detail()).change?.status).toBe('WAITING');
  });

  test('waits while the agency renews, and cannot be applied then', async () => {
    await hub.db.update(agencies).set({ status: 'PENDING_RENEWAL' }).where(eq(agencies.id, id));
    expect((await apply()).json().error.code).toBe('gate.agencyApproved');
    const { change } = await detail();
    const declined = await decide({
      decision: 'decline',
      change: change?.id,
      reason: 'Please renew.',
    });
    expect(declined.statusCode).toBe(200);
    await hub.db.update(agencies).set({ status: 'APPROVED' }).where(eq(agencies.id, id));
  });

  test('of two at once, one waits', async () => {
    const { version } = await own();
    const payload = {
      ...rest,
      agencyDetails: { ...agencyDetails, hwsManager: 'Somebody' },
      reason: 'x',
      version,
    };
    const both = await Promise.all(
      [1, 2].map(() => poc.call('requestAgencyChange', { body: payload })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await get('changes')).toHaveLength(1);
  });

  test('is decided by staff alone', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const payload = { decision: 'decline', change: unknown, reason: 'x' };
    expect((await decide(payload, hub.guest())).statusCode).toBe(401);
    expect((await decide(payload, poc)).statusCode).toBe(403);
    expect((await decide(payload)).statusCode).toBe(409);
  });
});
