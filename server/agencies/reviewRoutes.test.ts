import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgencyForm } from '../../contract/forms/agency.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { recordAudit } from '../core/audit/record.ts';
import { accounts, agencies, audit, mails, reviewComments } from '../core/db/schema.ts';
import type { OutgoingMail } from '../core/mail/transport.ts';
import { startMailWorker } from '../mails/worker.ts';

let hub: TestApp;
let staff: Client;
let other: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
  await hub.db.insert(accounts).values({
    email: 'second@aldervale.example',
    passwordHash: '-',
    firstName: 'Second',
    lastName: 'Reviewer',
    emailConfirmedAt: hub.clock.now(),
    createdAt: hub.clock.now(),
  });
  await setRolesOf(hub, 'second@aldervale.example');
  other = await hub.as('second@aldervale.example');
});
afterAll(() => hub.close());

const field = 'agencyDetails.companyWebsite';
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, client = staff) =>
  client.request({ method, url: `${staffBase}/${path}`, ...(payload && { payload }) });
const review = async (id: string) => (await call('GET', `review/${id}`)).json();
const find = async (id: string) =>
  (await hub.db.select().from(agencies).where(eq(agencies.id, id)))[0];

const approve = { decision: 'approve', quarterlyReportRequired: true, renewalDate: '2027-06-30' };
const revise = (
  comments: { field: string; text: string }[] = [{ field, text: 'It is gone.' }],
) => ({
  decision: 'requestRevisions',
  comment: 'Nearly there.',
  comments,
});
const reject = { decision: 'reject', reason: 'Not a travel agency.' };

/** What an address is sent, by the worker that sends everything. */
async function sentTo(email: string) {
  const sent: OutgoingMail[] = [];
  const { db, clock, app } = hub;
  const worker = startMailWorker({
    db,
    clock,
    tokens: app.tokens,
    mailChoices: app.mailChoices,
    transport: { send: async (mail) => void sent.push(mail), close() {} },
    frame: { brand: app.brand, publicUrl: app.env.publicUrl, timeZone: app.env.timeZone },
  });
  await worker.idle();
  await worker.stop();
  return sent.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
}

let count = 0;
/** An agency that waits, with a point of contact of its own. */
async function waiting({ name = `Agency ${count}`, form = demoAgencyForms.birch } = {}) {
  count += 1;
  const now = hub.clock.now();
  const [agency] = await hub.db
    .insert(agencies)
    .values({
      status: 'PENDING',
      version: 1,
      form,
      name,
      domain: `agency${count}.example`,
      submittedAt: new Date(now.getTime() + count * 1000),
      windowEndsAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const id = agency?.id as string;
  const email = `poc${count}@agency${count}.example`;
  await hub.db.insert(accounts).values({
    email,
    passwordHash: '-',
    firstName: 'Pat',
    lastName: 'Poc',
    agencyId: id,
    pointOfContact: true,
    wantsNews: form?.agreeToReceiveEmail ?? false,
    emailConfirmedAt: now,
    createdAt: now,
  });
  await recordAudit(hub.db, {
    actorId: null,
    subject: { type: 'agency', id },
    event: 'submit',
    before: { status: 'NOT_CREATED' },
    after: { status: 'PENDING' },
    at: now,
  });
  return { id, email };
}
/** As if it were in that status while `work` runs. */
async function inStatus(id: string, status: AgencyStatus, work: () => Promise<unknown>) {
  const set = (to: AgencyStatus) =>
    hub.db.update(agencies).set({ status: to }).where(eq(agencies.id, id));
  await set(status);
  await work();
  expect((await find(id))?.status).toBe(status);
  await set('PENDING');
}
const decide = (id: string, decision: object, client = staff, version = 1) =>
  call('POST', `review/${id}/decision`, { version, ...decision }, client);

describe('the queue', () => {
  test('contains the pending agencies, oldest first, with warnings', async () => {
    const twin = await waiting({ name: 'Northwind MEETINGS' });
    const rows = (await call('GET', 'review')).json();
    expect(rows[0]).toMatchObject({ name: 'Birch Travel Management', again: false });
    const row = rows.find(({ id }: { id: string }) => id === twin.id);
    expect(row.warnings).toEqual(['iataNumber', 'name']);
    const record = await review(twin.id);
    expect(record.duplicates).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Northwind Meetings', same: ['name'] }),
        expect.objectContaining({ name: 'Birch Travel Management', same: ['iataNumber'] }),
      ]),
    );
    expect(record.pointsOfContact).toMatchObject([{ email: twin.email }]);
    expect((await decide(twin.id, reject)).statusCode).toBe(200);
  });

  test('warns of a name and of a number that are written in another way', async () => {
    const { agencyDetails, ...rest } = demoAgencyForms.birch as AgencyForm;
    const twin = await waiting({
      name: 'NÓRTHWIND  Meetings',
      form: { ...rest, agencyDetails: { ...agencyDetails, iataNumber: 'IATA 8635-5102' } },
    });
    const rows = (await call('GET', 'review')).json();
    const { warnings } = rows.find(({ id }: { id: string }) => id === twin.id);
    expect(warnings).toEqual(['iataNumber', 'name']);
    const { duplicates } = await review(twin.id);
    expect(duplicates.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Northwind Meetings', 'Birch Travel Management']),
    );
    expect((await decide(twin.id, reject)).statusCode).toBe(200);
  });

  test('warns of an additional IATA number that is the number of another agency', async () => {
    const { agencyDetails, ...rest } = demoAgencyForms.birch as AgencyForm;
    const numbers = { ...agencyDetails.additionalNumbers, IATA: ['86 3551 02'] };
    const twin = await waiting({
      form: {
        ...rest,
        agencyDetails: { ...agencyDetails, iataNumber: '', additionalNumbers: numbers },
      },
    });
    expect((await review(twin.id)).duplicates).toContainEqual(
      expect.objectContaining({ name: 'Birch Travel Management', same: ['iataNumber'] }),
    );
    expect((await decide(twin.id, reject)).statusCode).toBe(200);
  });

  test('does not take two agencies without a number for one', async () => {
    const { agencyDetails, ...rest } = demoAgencyForms.birch as AgencyForm;
    const form = { ...rest, agencyDetails: { ...agencyDetails, iataNumber: 'N/A' } };
    const twins = [await waiting({ form }), await waiting({ form })];
    const rows = (await call('GET', 'review')).json();
    for (const twin of twins) {
      expect(rows.find(({ id }: { id: string }) => id === twin.id).warnings).toEqual([]);
      expect((await decide(twin.id, reject)).statusCode).toBe(200);
    }
  });
});

describe('a decision', () => {
  test('approves with what staff set', async () => {
    const { id, email } = await waiting();
    const done = await decide(id, approve);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ status: 'APPROVED' });
    expect(await find(id)).toMatchObject({
      status: 'APPROVED',
      quarterlyReportRequired: true,
      renewalDate: new Date('2027-06-30T00:00:00Z'),
      approvedAt: hub.clock.now(),
    });
    const [mail] = await hub.db.select().from(mails).where(eq(mails.to, email));
    expect(mail).toMatchObject({
      template: 'agencyApproved',
      params: { words: { until: '2027-06-30' } },
    });
  });

  test('asks for revisions: the comments are shown at the fields', async () => {
    const { id, email } = await waiting();
    expect((await decide(id, revise())).json()).toMatchObject({ status: 'REVISIONS_REQUIRED' });
    const poc = await hub.as(email);
    expect((await poc.call('agency')).json()).toMatchObject({
      agencyStatus: 'REVISIONS_REQUIRED',
      reviewComments: [
        { field: '', text: 'Nearly there.' },
        { field, text: 'It is gone.' },
      ],
    });
    const [{ note } = {}] = (await review(id)).history;
    expect(note).toBe('Nearly there.\nCompany Website: It is gone.');
    expect((await sentTo(email))[0]?.text).toContain('Nearly there.\nCompany Website: It is gone.');
  });

  test('names the fields in the email as the form does in the language of its reader', async () => {
    const { id, email } = await waiting();
    await hub.db.update(accounts).set({ language: 'fr-CA' }).where(eq(accounts.email, email));
    const zip = 'accountingPOC.mailingAddress.zip';
    await decide(
      id,
      revise([
        { field, text: 'Ça manque.' },
        { field: zip, text: '?' },
      ]),
    );
    const [{ text } = { text: '' }] = await sentTo(email);
    expect(text).toContain('Site Web de l’entreprise\u00a0: Ça manque.\n');
  });

  test('rejects with a reason', async () => {
    const { id } = await waiting();
    await decide(id, reject);
    expect(await find(id)).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'Not a travel agency.',
    });
  });

  test('previews the email without sending it', async () => {
    const { id, email } = await waiting();
    const subject: Record<string, string> = {
      approve: 'has been approved',
      requestRevisions: 'Changes needed',
      reject: 'has been rejected',
    };
    for (const decision of [approve, revise(), reject]) {
      const mail = (await call('POST', `review/${id}/preview`, { version: 1, ...decision })).json();
      expect(mail.to).toEqual([email]);
      expect(mail.subject).toContain(subject[decision.decision]);
    }
    const text = (await call('POST', `review/${id}/preview`, { version: 1, ...approve })).json()
      .text;
    expect(text).toContain('June 30, 2027');
    expect((await find(id))?.status).toBe('PENDING');
    expect(await hub.db.$count(mails, eq(mails.to, email))).toBe(0);
  });

  test.each([
    ['agencyApproved', approve],
    ['agencyRevisionsRequired', revise()],
    ['agencyRejected', reject],
  ])(
    "is told by the mail that was shown, the programme's own words in it: %s",
    async (template, decision) => {
      const own = { scope: 'mail', locale: 'en', original: 'x' };
      const words = {
        [`${template}.subject`]: 'Our word',
        'frame.farewell': 'The team of the valley',
      };
      for (const [key, text] of Object.entries(words)) {
        const { statusCode } = await call('PUT', 'texts', { ...own, key, text });
        expect(statusCode).toBe(200);
      }
      const { id, email } = await waiting();
      const shown = (
        await call('POST', `review/${id}/preview`, { version: 1, ...decision })
      ).json();
      expect(shown.subject).toBe('Our word');
      expect(shown.text).toContain('The team of the valley');
      await decide(id, decision);
      expect(await sentTo(email)).toEqual([{ subject: shown.subject, text: shown.text }]);
    },
  );

  test('returns the agency that has waited longest', async () => {
    const { id } = await waiting();
    const { next } = (await decide(id, reject)).json();
    expect((await find(next))?.name).toBe('Birch Travel Management');
  });

  test.each([
    ['no reason', { decision: 'reject', reason: ' ' }, 'reason'],
    ['no comment', { decision: 'requestRevisions', comment: '', comments: [] }, 'comment'],
    ['a field that is none', revise([{ field: 'password', text: 'x' }]), 'comments.0.field'],
    ['an empty comment', revise([{ field, text: '' }]), 'comments.0.text'],
    ['a day that is over', { ...approve, renewalDate: '2026-05-20' }, 'renewalDate'],
    ['no day', { ...approve, renewalDate: '' }, 'renewalDate'],
    ['something unknown', { decision: 'burn' }, undefined],
  ])('%s: 400', async (_, decision, path) => {
    const { id } = await waiting();
    const refused = await decide(id, decision);
    expect(refused.statusCode).toBe(400);
    if (path) expect(Object.keys(refused.json().error.fields)).toContain(path);
    expect((await find(id))?.status).toBe('PENDING');
  });
});

describe('two at once', () => {
  test('one wins, the other learns who decided what', async () => {
    const { id, email } = await waiting();
    const answers = await Promise.all([decide(id, approve), decide(id, reject, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].statusCode === 200 ? answers : [answers[1], answers[0]];
    const approved = won.json().status === 'APPROVED';
    expect(lost.json().error.description).toBe(
      `${approved ? 'Rosa Lindqvist' : 'Second Reviewer'} already decided on May 20, 2026, 10:00 UTC: ${
        approved ? 'approved' : 'rejected'
      }.`,
    );
    expect(await hub.db.$count(mails, eq(mails.to, email))).toBe(1);
    expect(await hub.db.$count(audit, eq(audit.subjectId, id))).toBe(2);
  });

  test('a decision about a form that was submitted again is refused', async () => {
    const { id } = await waiting();
    const refused = await decide(id, approve, staff, 7);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.description).toContain('submitted its form again');
  });

  test.each([
    'NOT_CREATED',
    'REVISIONS_REQUIRED',
    'APPROVED',
    'PENDING_RENEWAL',
    'REJECTED',
  ] as const)('in %s nothing is decided: 409', async (status) => {
    const { id } = await waiting();
    await inStatus(id, status, async () => {
      for (const decision of [approve, revise(), reject]) {
        expect((await decide(id, decision)).statusCode).toBe(409);
      }
    });
    expect(await hub.db.$count(reviewComments, eq(reviewComments.agencyId, id))).toBe(0);
  });
});

describe('what changed', () => {
  test('is listed with old and new values after a resubmission', async () => {
    const { id, email } = await waiting();
    expect((await review(id)).changes).toEqual([]);
    await decide(id, revise());
    const poc = await hub.as(email);
    const {
      agencyStatus: _,
      reviewComments: __,
      renewalDate: ___,
      ...form
    } = (await poc.call('agency')).json();
    form.agencyDetails.companyWebsite = 'https://new.example';
    form.agencyDetails.numberOfAgents = 99;
    const saved = await poc.call('saveAgency', { method: 'PATCH', body: form });
    expect(saved.statusCode).toBe(200);
    const record = await review(id);
    expect(record).toMatchObject({ status: 'PENDING', version: 2 });
    expect(record.changes).toEqual(
      expect.arrayContaining([
        {
          field,
          before: demoAgencyForms.birch?.agencyDetails.companyWebsite,
          after: 'https://new.example',
        },
        expect.objectContaining({ field: 'agencyDetails.numberOfAgents', after: 99 }),
      ]),
    );
    expect(record.changes).toHaveLength(2);
    expect(record.comments.map(({ text }: { text: string }) => text)).toEqual([
      'Nearly there.',
      'It is gone.',
    ]);
    expect(record.history.map(({ event }: { event: string }) => event)).toEqual([
      'resubmit',
      'requestRevisions',
      'submit',
    ]);
  });
});

const unknown = '00000000-0000-4000-8000-000000000000';

const calls: [string, 'GET' | 'POST', string, object?][] = [
  ['record', 'GET', `review/${unknown}`],
  ['preview', 'POST', `review/${unknown}/preview`, { ...reject, version: 1 }],
  ['decision', 'POST', `review/${unknown}/decision`, { ...reject, version: 1 }],
];
test.each(calls)(
  '%s of an unknown record, or of what is no id: 404',
  async (_, method, path, payload) => {
    expect((await call(method, path, payload)).statusCode).toBe(404);
    expect((await call(method, path.replace(unknown, 'x'), payload)).statusCode).toBe(404);
  },
);
