import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { demoAssociateForms } from '../../demo/forms.ts';
import { people } from '../../demo/personas.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, agencies, audit, mails } from '../core/db/schema.ts';

let hub: TestApp;
let staff: Client;
const ids: Record<string, string> = {};
beforeAll(async () => {
  hub = await testApp({ seed: true });
  for (const { id, name } of await hub.db.select().from(agencies)) ids[name ?? 'Cedar'] = id;
  for (const { id, email } of await hub.db.select().from(accounts)) ids[email] = id;
});
beforeEach(async () => {
  staff = await hub.as('reviewer@aldervale.example');
});
afterAll(() => hub.close());

const idOf = (name: string) => ids[name] as string;
const post = (path: string, payload?: object, client = staff) =>
  client.request({ method: 'POST', url: `${staffBase}/${path}`, ...(payload && { payload }) });
const act = (agency: string, what: string, payload: object) =>
  post(`agencies/${idOf(agency)}/${what}`, payload);
const get = (path: string, query: Record<string, string> = {}) =>
  staff.request({ method: 'GET', url: `${staffBase}/${path}`, query });
const audited = (event: string) => hub.db.select().from(audit).where(eq(audit.event, event));

describe('an agency', () => {
  test('can register again after its window was extended', async () => {
    hub.clock.advance(40 * 86_400_000);
    staff = await hub.as('reviewer@aldervale.example');
    const poc = await hub.as('poc.new@cedar.example');
    expect((await poc.call('me')).json().account.expired).toBe(true);
    const past = await act('Cedar', 'window', { lastDay: '2026-01-01' });
    expect(past.statusCode).toBe(400);
    expect(past.json().error.fields.lastDay).toBe('Please choose a date after today.');
    const done = await act('Cedar', 'window', { lastDay: '2026-08-31' });
    expect(done.json().windowEndsAt).toBe('2026-08-31T23:59:59.999Z');
    expect((await poc.call('me')).json().account.expired).toBe(false);
    expect(await audited('extendWindow')).toMatchObject([
      { actorId: idOf('reviewer@aldervale.example'), subjectId: idOf('Cedar') },
    ]);
    expect(
      (await act('Maple Conference Group', 'window', { lastDay: '2026-08-31' })).statusCode,
    ).toBe(409);
  });

  test('can register to the end of the last day that staff name, which may be today', async () => {
    const at = async (moment: string) => {
      hub.clock.set(new Date(moment));
      staff = await hub.as('reviewer@aldervale.example');
      return (await (await hub.as('poc.new@cedar.example')).call('me')).json().account.expired;
    };
    const now = hub.clock.now().toISOString();
    // In UTC it is the next day already.
    await at('2026-06-30T04:00:00Z');
    expect((await act('Cedar', 'window', { lastDay: '2026-06-28' })).statusCode).toBe(400);
    expect((await act('Cedar', 'window', { lastDay: '2026-06-29' })).statusCode).toBe(200);
    expect(await at('2026-06-30T06:59:59.999Z')).toBe(false);
    expect(await at('2026-06-30T07:00:00.000Z')).toBe(true);
    await at(now);
  });

  test('is reopened after a rejection, and only then', async () => {
    const comment = 'We had the wrong register.';
    expect((await act('Pine Road Travel', 'reopen', { comment: ' ' })).statusCode).toBe(400);
    const done = await act('Pine Road Travel', 'reopen', { comment });
    expect(done.json().status).toBe('REVISIONS_REQUIRED');
    const poc = await hub.as('poc.rejected@pine.example');
    expect((await poc.call('agency')).json().reviewComments).toMatchObject([
      { field: '', text: comment },
    ]);
    const [mail] = await hub.db
      .select()
      .from(mails)
      .where(eq(mails.to, 'poc.rejected@pine.example'));
    expect(mail?.template).toBe('agencyRevisionsRequired');
    expect((await act('Pine Road Travel', 'reopen', { comment })).statusCode).toBe(409);
    expect((await act('Maple Conference Group', 'reopen', { comment })).statusCode).toBe(409);
  });

  test('gets its report setting and renewal date from staff', async () => {
    const terms = { quarterlyReportRequired: true, renewalDate: '2028-01-31' };
    const done = await act('Harbor Event Partners', 'terms', terms);
    expect(done.json()).toMatchObject({
      quarterlyReportRequired: true,
      renewalDate: '2028-01-31T00:00:00.000Z',
    });
    expect(await audited('setTerms')).toMatchObject([
      { before: { quarterlyReportRequired: false }, after: { quarterlyReportRequired: true } },
    ]);
    await act('Harbor Event Partners', 'terms', terms);
    expect(await audited('setTerms')).toHaveLength(1);
    expect((await act('Elm Street Sourcing', 'terms', terms)).statusCode).toBe(409);
    // What is left out stays as somebody else has set it.
    const later = await act('Harbor Event Partners', 'terms', { renewalDate: '2028-02-29' });
    expect(later.json()).toMatchObject({
      quarterlyReportRequired: true,
      renewalDate: '2028-02-29T00:00:00.000Z',
    });
    const old = { ...terms, renewalDate: '2020-01-31' };
    expect((await act('Harbor Event Partners', 'terms', old)).statusCode).toBe(400);
  });

  test('gets another point of contact in place of the old one', async () => {
    const [from, to] = ['poc.approved@northwind.example', 'associate.accredited@northwind.example'];
    const foreign = { to: idOf('poc.other@maple.example'), from: null };
    expect((await act('Northwind Meetings', 'point-of-contact', foreign)).statusCode).toBe(409);
    const both = { to: idOf(to), from: idOf(from) };
    expect((await act('Northwind Meetings', 'point-of-contact', both)).statusCode).toBe(200);
    expect((await (await hub.as(to)).call('invitations')).statusCode).toBe(200);
    expect((await (await hub.as(from)).call('invitations')).statusCode).toBe(403);
    const row = (await (await hub.as(to)).call('invitations', { query: { search: from } })).json();
    expect(row.content[0]?.pointOfContact ?? false).toBe(false);
    expect(await audited('setPointOfContact')).toHaveLength(2);
  });

  test('is exported without formulas', async () => {
    await hub.db
      .update(agencies)
      .set({ name: '=HYPERLINK("http://x", "y")' })
      .where(eq(agencies.id, idOf('Oakline Housing')));
    const answer = await get('agencies/export', { filter: '{"status":"PENDING_RENEWAL"}' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toMatch(/^Agency,Domain,Status/);
    expect(lines[1]).toMatch(
      /^"'=HYPERLINK\(""http:\/\/x"", ""y""\)",oak\.example,Pending renewal,/,
    );
    expect(lines).toHaveLength(3);
    // The renewal date is a calendar day, not a time.
    expect(lines[1]).toContain(',2026-05-15,No,');
    expect(lines[1]).not.toContain('T');
  });
});

describe('a person', () => {
  const person = (email: string) => get(`people/${idOf(email)}`);

  test('is found by address, name, agency and role', async () => {
    const found = async (filter: object) =>
      (await get('people', { filter: JSON.stringify(filter), sort: '["email","ASC"]' }))
        .json()
        .map(({ email }: { email: string }) => email);
    const staff = people
      .filter(({ staffRoles }) => staffRoles.length > 0)
      .map(({ email }) => email)
      .sort();
    expect(await found({ q: "o'sh" })).toEqual(['associate.accredited@northwind.example']);
    expect(await found({ q: 'ALDERVALE' })).toEqual(staff);
    expect(await found({ role: 'staff' })).toEqual(staff);
    expect(await found({ associateStatus: 'PENDING' })).toEqual([
      'associate.pending@northwind.example',
    ]);
    expect(await found({ agencyId: idOf('Maple Conference Group') })).toEqual([
      'poc.other@maple.example',
    ]);
    expect((await get('people/export')).body.split('\r\n')).toHaveLength(people.length + 2);
  });

  test('is unlocked after too many sign-ins that failed', async () => {
    const email = 'associate.created@northwind.example';
    const wrong = () =>
      hub.guest().call('login', { body: { identity: email, password: 'Wrong1!xx' } });
    for (let n = 0; n < 10; n += 1) await wrong();
    expect((await person(email)).json().lockedUntil).not.toBeNull();
    expect((await post(`people/${idOf(email)}/unlock`)).json().lockedUntil).toBeNull();
    await post(`people/${idOf(email)}/unlock`);
    expect(await audited('unlock')).toHaveLength(1);
    const right = { identity: email, password: 'Welcome1!' };
    expect((await hub.guest().call('login', { body: right })).statusCode).toBe(200);
  });

  test('who is pending is shown with the registration and the reasons for a review', async () => {
    const email = 'associate.pending@northwind.example';
    const { form, formSavedAt, reasons } = (await person(email)).json();
    expect(form).toEqual(demoAssociateForms[email]);
    expect(formSavedAt).not.toBeNull();
    expect(reasons).toEqual([]);
    const away = { status: 'PENDING_RENEWAL', domain: 'elsewhere.example' } as const;
    const agency = eq(agencies.id, idOf('Northwind Meetings'));
    const back = { status: 'APPROVED', domain: 'northwind.example' } as const;
    await hub.db.update(agencies).set(away).where(agency);
    expect((await person(email)).json().reasons).toEqual(['agency', 'domain']);
    expect((await person('associate.accredited@northwind.example')).json().reasons).toEqual([]);
    await hub.db.update(agencies).set(back).where(agency);
    expect((await person('staff.member@northwind.example')).json().form).toBeNull();
  });

  test('who is pending is approved or rejected, and can be reopened', async () => {
    const email = 'associate.pending@northwind.example';
    const decide = (decision: string) => post(`people/${idOf(email)}/decision`, { decision });
    expect((await decide('reopen')).statusCode).toBe(409);
    expect((await decide('reject')).json().associateStatus).toBe('REJECTED');
    expect((await decide('approve')).statusCode).toBe(409);
    expect((await decide('reopen')).json().associateStatus).toBe('CREATED');
    const other = 'associate.rejected@northwind.example';
    const refused = await post(`people/${idOf(other)}/decision`, { decision: 'approve' });
    expect(refused.statusCode).toBe(409);
    const [mail] = await hub.db.select().from(mails).where(eq(mails.to, email));
    expect(mail?.template).toBe('associateRejected');
  });

  test("'s dashboard can be viewed, which is audited", async () => {
    const email = 'poc.other@maple.example';
    const seen = (await post(`people/${idOf(email)}/dashboard`)).json();
    const own = (await (await hub.as(email)).call('me')).json();
    expect(seen).toEqual({ profile: own, invited: true });
    expect(await audited('viewAs')).toMatchObject([{ subjectId: idOf(email) }]);
    // Who founded an agency has not invited themselves.
    const founder = idOf('poc.pending@birch.example');
    expect((await post(`people/${founder}/dashboard`)).json().invited).toBe(false);
  });
});

const unknown = '00000000-0000-4000-8000-000000000000';
const routes: [string, object?][] = [
  [`agencies/${unknown}`],
  [`agencies/${unknown}/window`, { lastDay: '2027-01-01' }],
  [`agencies/${unknown}/reopen`, { comment: 'x' }],
  [`agencies/${unknown}/terms`, { quarterlyReportRequired: true }],
  [`agencies/${unknown}/point-of-contact`, { to: unknown }],
  [`people/${unknown}`],
  [`people/${unknown}/unlock`, {}],
  [`people/${unknown}/decision`, { decision: 'approve' }],
  [`people/${unknown}/dashboard`, {}],
];
test.each(routes)('%s: unknown 404', async (path, payload) => {
  const method = payload ? 'POST' : 'GET';
  const url = `${staffBase}/${path}`;
  const answer = await staff.request({ method, url, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(404);
});
