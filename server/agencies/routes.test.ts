import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthsFrom } from '../../contract/dates.ts';
import type { AgencyForm } from '../../contract/forms/agency.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { multipart } from '../../tests/support/server/form.ts';
import { writeHistory } from '../../tests/support/server/history.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { rebuildStatuses } from '../audit/rebuild.ts';
import { accounts, agencies, agreements, audit, mails, reviewComments } from '../core/db/schema.ts';

const farid = 'poc.revision@elm.example';
const form = demoAgencyForms.elm as AgencyForm;
const renamed: AgencyForm = {
  ...form,
  agencyDetails: {
    ...form.agencyDetails,
    accountName: 'Elm & Sons',
    companyDomainEmail: '@elm-sons.example',
  },
};
const YEAR_AGO = new Date('2025-05-01T09:00:00.000Z');
const LATER = new Date('2026-06-30T00:00:00.000Z');

let hub: TestApp;
let client: Client;
let id: string;
let accountId: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as(farid);
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, farid) });
  [id, accountId] = [account?.agencyId ?? '', account?.id ?? ''];
});
afterAll(() => hub.close());

/**
 * Puts the agency where a case begins: with a form of version 4, unless it never had one. What the last case did is
 * in the audit.
 */
async function given(status: AgencyStatus, rest: Partial<typeof agencies.$inferInsert> = {}) {
  expect(await rebuildStatuses(hub.db)).toEqual([]);
  const first = status === 'NOT_CREATED';
  const approvedAt = status === 'APPROVED' || status === 'PENDING_RENEWAL' ? YEAR_AGO : null;
  await hub.db
    .update(agencies)
    .set({
      status,
      approvedAt,
      renewalDate: approvedAt && monthsFrom(approvedAt, 12),
      version: first ? 0 : 4,
      form: first ? null : form,
      name: first ? null : form.agencyDetails.accountName,
      domain: first ? null : 'elm.example',
      windowEndsAt: LATER,
      quarterlyReportRequired: false,
      ...rest,
    })
    .where(eq(agencies.id, id));
  await writeHistory(hub.db, 'agency', id, status);
  hub.clock.advance(1000);
}

/** Everything that a save writes. */
async function written() {
  const [agency, comments, agreed, entries, sent] = await Promise.all([
    hub.db.query.agencies.findFirst({ where: eq(agencies.id, id) }),
    hub.db.query.reviewComments.findMany({ where: eq(reviewComments.agencyId, id) }),
    hub.db.query.agreements.findMany({ where: eq(agreements.agencyId, id) }),
    hub.db.query.audit.findMany({
      where: and(eq(audit.subjectType, 'agency'), eq(audit.subjectId, id)),
      orderBy: asc(audit.id),
    }),
    hub.db.query.mails.findMany({ where: eq(mails.agencyId, id), orderBy: asc(mails.createdAt) }),
  ]);
  return { agency, comments, agreed, entries, sent };
}

const save = (method: 'POST' | 'PATCH', body: object) =>
  client.call('saveAgency', { method, body });

describe('each life-cycle event of a point of contact', () => {
  const edges: [
    method: 'POST' | 'PATCH',
    from: AgencyStatus,
    changes: 'renamed' | 'as it was',
    updates: boolean | undefined,
    event: string,
    to: AgencyStatus,
    mail: string,
  ][] = [
    ['POST', 'NOT_CREATED', 'renamed', false, 'submit', 'PENDING', 'agencyReceived'],
    ['PATCH', 'REVISIONS_REQUIRED', 'renamed', undefined, 'resubmit', 'PENDING', 'agencyReceived'],
    // What a renewal says of itself does not count: the server compares.
    ['PATCH', 'PENDING_RENEWAL', 'renamed', true, 'renewWithUpdates', 'PENDING', 'agencyReceived'],
    ['PATCH', 'PENDING_RENEWAL', 'renamed', false, 'renewWithUpdates', 'PENDING', 'agencyReceived'],
    [
      'PATCH',
      'PENDING_RENEWAL',
      'renamed',
      undefined,
      'renewWithUpdates',
      'PENDING',
      'agencyReceived',
    ],
    ['PATCH', 'PENDING_RENEWAL', 'as it was', true, 'renewUnchanged', 'APPROVED', 'agencyRenewed'],
    ['PATCH', 'PENDING_RENEWAL', 'as it was', false, 'renewUnchanged', 'APPROVED', 'agencyRenewed'],
    [
      'PATCH',
      'PENDING_RENEWAL',
      'as it was',
      undefined,
      'renewUnchanged',
      'APPROVED',
      'agencyRenewed',
    ],
  ];
  test.each(edges)(
    '%s in %s, %s, updates %s: %s → %s, with mail %s',
    async (method, from, changes, renewedAgencyHasUpdates, event, to, mail) => {
      await given(from);
      const { agency: before, sent } = await written();
      const now = hub.clock.now();
      const isRenamed = changes === 'renamed';
      const sentForm = isRenamed ? renamed : form;
      const body = { ...sentForm, renewedAgencyHasUpdates, version: before?.version };
      const answer = await save(method, body);
      expect(answer.statusCode).toBe(method === 'POST' ? 201 : 200);
      const version = (before?.version ?? 0) + 1;
      const renewalDate = to === 'APPROVED' ? monthsFrom(now, 12) : (before?.renewalDate ?? null);
      expect(answer.json()).toMatchObject({
        ...sentForm,
        renewedAgencyHasUpdates:
          from === 'PENDING_RENEWAL' ? isRenamed : (renewedAgencyHasUpdates ?? false),
        agencyStatus: to,
        version,
        renewalDate: renewalDate?.toISOString() ?? null,
        reviewComments: [],
      });
      expect((await client.call('agency')).json()).toEqual(answer.json());

      const after = await written();
      expect(after.agency).toMatchObject({
        status: to,
        version,
        name: sentForm.agencyDetails.accountName,
        domain: sentForm.agencyDetails.companyDomainEmail.slice(1),
        approvedAt: before?.approvedAt,
        ...(to === 'PENDING' && { submittedAt: now }),
        updatedAt: now,
      });
      expect(after.entries.at(-1)).toMatchObject({
        actorId: accountId,
        event,
        before: { status: from },
        after: {
          status: to,
          form: isRenamed ? { 'agencyDetails.accountName': 'Elm & Sons' } : {},
        },
        at: now,
      });
      expect(after.sent.length).toBe(sent.length + 1);
      expect(after.sent.at(-1)).toMatchObject({ to: farid, template: mail, status: 'QUEUED' });
      const agreed = after.agreed.filter(({ agreedAt }) => agreedAt.getTime() === now.getTime());
      expect(agreed.map(({ kind }) => kind).sort()).toEqual([
        'fastPay',
        'termsAndConditions',
        'termsOfCommissions',
      ]);
      expect(agreed.every((one) => one.accountId === accountId && one.textVersion === '1')).toBe(
        true,
      );
    },
  );

  const { agencyDetails, accountingPOC, authorizedPOC, agencyBusinessProfile } = form;
  const differing: [what: string, change: Partial<AgencyForm>][] = [
    ['the name', { agencyDetails: { ...agencyDetails, accountName: 'Elm & Sons' } }],
    ['the domain', { agencyDetails: { ...agencyDetails, companyDomainEmail: '@elms.example' } }],
    ['the IATA number', { agencyDetails: { ...agencyDetails, iataNumber: '14-5 9999 9' } }],
    [
      'the accounting contact',
      { accountingPOC: { ...accountingPOC, emailAddress: 'x@y.example' } },
    ],
    ['the authorised contact', { authorizedPOC: { ...authorizedPOC, name: 'Somebody Else' } }],
    [
      'another number',
      {
        agencyDetails: {
          ...agencyDetails,
          additionalNumbers: { ...agencyDetails.additionalNumbers, CLIA: ['7'] },
        },
      },
    ],
    [
      'the business profile',
      { agencyBusinessProfile: { ...agencyBusinessProfile, numberOfMeetings: '1000+' } },
    ],
    ['FastPay', { enrolledInFastPay: !form.enrolledInFastPay, emailedACHForm: false }],
  ];
  test.each(differing)(
    "a renewal 'without changes' in which %s differs is looked at, and list and form agree",
    async (_what, change) => {
      await given('PENDING_RENEWAL');
      const answer = await save('PATCH', {
        ...form,
        ...change,
        renewedAgencyHasUpdates: false,
        version: 4,
      });
      expect(answer.json()).toMatchObject({
        ...change,
        agencyStatus: 'PENDING',
        renewedAgencyHasUpdates: true,
      });
      const { agency } = await written();
      expect(agency?.form?.renewedAgencyHasUpdates).toBe(true);
      expect([agency?.name, `@${agency?.domain}`]).toEqual([
        agency?.form?.agencyDetails.accountName,
        agency?.form?.agencyDetails.companyDomainEmail,
      ]);
    },
  );

  test('a form that an earlier release stored with fewer fields is renewed unchanged', async () => {
    const { emailedACHForm: _, agencyDetails: stored, ...rest } = form;
    const { additionalNumbers: __, ...fewer } = stored;
    const old = { faxNumber: '555 0100', ...rest, agencyDetails: fewer } as unknown as AgencyForm;
    await given('PENDING_RENEWAL', { form: old });
    const shown = (await client.call('agency')).json();
    expect(shown).toMatchObject({ emailedACHForm: false });
    expect(shown).not.toHaveProperty('faxNumber');
    const answer = await save('PATCH', { ...form, version: 4 });
    expect(answer.json()).toMatchObject({
      agencyStatus: 'APPROVED',
      renewedAgencyHasUpdates: false,
    });
  });

  test('a domain of a free mail service that is stored already stays', async () => {
    const free = { ...form, agencyDetails: { ...agencyDetails, companyDomainEmail: '@gmail.com' } };
    await given('REVISIONS_REQUIRED', { form: free, domain: 'gmail.com' });
    expect((await save('PATCH', { ...free, version: 4 })).statusCode).toBe(200);
  });

  test('a renewal is reviewed if list and form differ', async () => {
    await given('PENDING_RENEWAL', { domain: 'before.example' });
    const answer = await save('PATCH', { ...form, version: 4 });
    expect(answer.json()).toMatchObject({ agencyStatus: 'PENDING', renewedAgencyHasUpdates: true });
    expect((await written()).agency?.domain).toBe('elm.example');
  });

  test('the audit contains only the changed fields', async () => {
    await given('REVISIONS_REQUIRED');
    await save('PATCH', { ...renamed, version: 4 });
    const { entries } = await written();
    expect(entries.at(-1)).toMatchObject({
      before: {
        form: {
          'agencyDetails.accountName': 'Elm Street Sourcing',
          'agencyDetails.companyDomainEmail': '@elm.example',
        },
      },
    });
    const after = entries.at(-1)?.after as { form: object } | undefined;
    expect(Object.keys(after?.form ?? {})).toHaveLength(2);
  });

  test('a field that is new since the form was stored shows as empty, and as no change', async () => {
    await given('REVISIONS_REQUIRED');
    await hub.db.execute(sql`
      update agencies set form = form #- '{agencyBusinessProfile,otherPlatform}' #- '{agencyDetails,additionalNumbers}'
      where id = ${id}`);
    expect((await client.call('agency')).json()).toMatchObject({
      agencyBusinessProfile: { otherPlatform: '' },
      agencyDetails: { additionalNumbers: { IATA: [], TRUE: [] } },
    });
    await save('PATCH', { ...renamed, version: 4 });
    const { entries } = await written();
    const after = entries.at(-1)?.after as { form: object } | undefined;
    expect(Object.keys(after?.form ?? {}).sort()).toEqual([
      'agencyDetails.accountName',
      'agencyDetails.companyDomainEmail',
    ]);
  });
});

describe('a save that the status does not allow: 405 with Allow, whatever the form', () => {
  const unknown: ['POST' | 'PATCH', AgencyStatus, allow: string][] = [
    ['PATCH', 'NOT_CREATED', 'GET, HEAD, POST'],
    ['POST', 'PENDING', 'GET, HEAD'],
    ['PATCH', 'PENDING', 'GET, HEAD'],
    ['POST', 'APPROVED', 'GET, HEAD'],
    ['PATCH', 'APPROVED', 'GET, HEAD'],
    ['POST', 'REJECTED', 'GET, HEAD'],
    ['PATCH', 'REJECTED', 'GET, HEAD'],
    ['POST', 'REVISIONS_REQUIRED', 'GET, HEAD, PATCH'],
    ['POST', 'PENDING_RENEWAL', 'GET, HEAD, PATCH'],
  ];
  test.each(unknown)('%s in %s: %s', async (method, status, allow) => {
    await given(status);
    const before = await written();
    for (const body of [{ ...renamed, version: before.agency?.version }, renamed, {}, []]) {
      const answer = await save(method, body);
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe(allow);
      expect(answer.json().error).toEqual({
        code: 'error.methodNotAllowed',
        description: 'Method Not Allowed',
      });
    }
    expect(await written()).toEqual(before);
  });

  test.each(['PUT', 'DELETE'] as const)('%s never', async (method) => {
    const url = '/api/v1/hub/aldervale/agency';
    const answer = await client.request({ method, url, payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toMatch(/GET.*PATCH.*POST/);
  });
});

describe('two people at once', () => {
  test.each([3, 5, -1, undefined])(
    'version %s is not the one that was read: 409',
    async (version) => {
      await given('REVISIONS_REQUIRED');
      const before = await written();
      const answer = await save('PATCH', { ...renamed, version });
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'error.stale']);
      expect(await written()).toEqual(before);
    },
  );

  test.each([1.5, '4', null, {}])('version %j is none: 400', async (version) => {
    await given('REVISIONS_REQUIRED');
    expect((await save('PATCH', { ...renamed, version })).statusCode).toBe(400);
  });

  test('the second of two saves is stale, even if the status no longer allows a save', async () => {
    await given('REVISIONS_REQUIRED');
    await save('PATCH', { ...form, version: 4 });
    expect((await save('PATCH', { ...renamed, version: 4 })).json().error.code).toBe('error.stale');
    expect((await save('PATCH', { ...renamed, version: 5 })).statusCode).toBe(405);
  });

  test('of ten concurrent saves one succeeds', async () => {
    await given('NOT_CREATED');
    const before = await written();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save('POST', renamed)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(201);
    expect(statuses.slice(1).every((status) => status === 405 || status === 409)).toBe(true);
    const after = await written();
    expect(after.agency?.version).toBe(1);
    expect(after.entries.length).toBe(before.entries.length + 1);
    expect(after.sent.length).toBe(before.sent.length + 1);
  });
});

test('contact details change without a review, and the audit has what changed and who did it', async () => {
  await given('APPROVED');
  const before = await written();
  const { agencyDetails } = form;
  const body = {
    ...form,
    agencyDetails: {
      ...agencyDetails,
      phoneNumber: '+1 212 555 0199',
      accountName: 'Somebody Else',
    },
    version: 4,
  };
  expect((await client.call('saveAgencyContact', { body })).statusCode).toBe(200);
  const after = await written();
  expect(after.agency).toMatchObject({
    status: 'APPROVED',
    name: agencyDetails.accountName,
    version: 5,
  });
  expect(after.sent).toEqual(before.sent);
  expect(after.entries).toHaveLength(before.entries.length + 1);
  const { actorId, event, before: was, after: is } = after.entries.at(-1) ?? {};
  expect({ actorId, event, was, is }).toEqual({
    actorId: accountId,
    event: 'changeContact',
    was: { form: { 'agencyDetails.phoneNumber': agencyDetails.phoneNumber } },
    is: { form: { 'agencyDetails.phoneNumber': '+1 212 555 0199' } },
  });
});

describe('the 30-day window', () => {
  test('closed: 403 even for an invalid form, and nothing is written', async () => {
    await given('NOT_CREATED');
    const yesterday = new Date(hub.clock.now().getTime() - 86_400_000);
    await hub.db.update(agencies).set({ windowEndsAt: yesterday }).where(eq(agencies.id, id));
    const before = await written();
    for (const body of [renamed, {}]) {
      const answer = await save('POST', body);
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'error.windowClosed']);
    }
    expect(await written()).toEqual(before);
    expect((await client.call('agency')).json()).toMatchObject({ agencyStatus: 'NOT_CREATED' });
  });

  test('stays open until the end of its last day', async () => {
    const today = hub.clock.now().toISOString().slice(0, 10);
    await given('NOT_CREATED', { windowEndsAt: new Date(`${today}T00:00:00.000Z`) });
    expect((await save('POST', renamed)).statusCode).toBe(201);
  });

  test('does not matter for an agency that registered in time', async () => {
    await given('REVISIONS_REQUIRED', { windowEndsAt: YEAR_AGO });
    expect((await save('PATCH', { ...form, version: 4 })).statusCode).toBe(200);
  });
});

test('review comments are listed oldest first, until the next save', async () => {
  await given('REVISIONS_REQUIRED');
  await hub.db.delete(reviewComments).where(eq(reviewComments.agencyId, id));
  const made = [
    { field: '', text: 'Nearly there.', at: new Date('2026-05-02T10:00:00.000Z') },
    {
      field: 'agencyDetails.phoneNumber',
      text: 'Wrong.',
      at: new Date('2026-05-01T10:00:00.000Z'),
    },
  ];
  await hub.db.insert(reviewComments).values(made.map((comment) => ({ ...comment, agencyId: id })));
  const read = async () => (await client.call('agency')).json().reviewComments;
  expect(await read()).toEqual(
    made.toReversed().map((comment) => ({ ...comment, at: comment.at.toISOString() })),
  );
  await save('PATCH', { ...form, version: 3 });
  expect(await read()).toHaveLength(2);
  await save('PATCH', { ...form, version: 4 });
  expect(await read()).toEqual([]);
  const { comments } = await written();
  expect(comments.map(({ resolvedAt }) => resolvedAt)).toEqual([hub.clock.now(), hub.clock.now()]);
});

describe('unknown fields', () => {
  test('are ignored, whatever their names', async () => {
    await given('REVISIONS_REQUIRED');
    const other = await hub.db.query.agencies.findFirst({
      where: eq(agencies.domain, 'northwind.example'),
    });
    const answer = await save('PATCH', {
      ...form,
      version: 4,
      id: other?.id,
      agencyId: other?.id,
      agencyStatus: 'APPROVED',
      status: 'APPROVED',
      renewalDate: '2099-01-01T00:00:00.000Z',
      approvedAt: '2020-01-01T00:00:00.000Z',
      quarterlyReportRequired: true,
      windowEndsAt: '2099-01-01T00:00:00.000Z',
      reviewComments: [],
      constructor: 'x',
      toString: 'x',
      agencyDetails: { ...form.agencyDetails, status: 'APPROVED', hasOwnProperty: 1 },
    });
    expect(answer.json()).toMatchObject({ agencyStatus: 'PENDING', renewalDate: null });
    const { agency } = await written();
    expect(agency).toMatchObject({ approvedAt: null, quarterlyReportRequired: false });
    expect(agency?.form).toEqual(form);
    const untouched = await hub.db.query.agencies.findFirst({
      where: eq(agencies.id, other?.id ?? ''),
    });
    expect(untouched).toEqual(other);
  });

  test.each([
    '{"__proto__": {"agencyStatus": "APPROVED"}}',
    '{"constructor": {"prototype": {"polluted": true}}}',
    '{"agencyDetails": {"__proto__": {"polluted": true}}}',
  ])('%s is not read: 400', async (payload) => {
    await given('REVISIONS_REQUIRED');
    const headers = { 'content-type': 'application/json' };
    const answer = await client.call('saveAgency', { method: 'PATCH', body: payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('fields of a wrong type are each reported, and nothing is saved', async () => {
    await given('REVISIONS_REQUIRED');
    const before = await written();
    for (const wrong of [null, 1, 'a', true, [], {}, [[]], { length: 1 }]) {
      for (const part of ['agencyDetails', 'authorizedPOC', 'accountingPOC']) {
        const answer = await save('PATCH', { ...form, version: 4, [part]: wrong });
        expect(answer.statusCode).toBe(400);
      }
      const details = { ...form.agencyDetails, accountName: wrong, natureOfBusiness: [wrong] };
      const answer = await save('PATCH', { ...form, version: 4, agencyDetails: details });
      expect(answer.statusCode).toBe(400);
    }
    expect(await written()).toEqual(before);
  });
});

describe('as a multipart form', () => {
  /** Groups as JSON, the rest as it is. */
  const fields = (changes: Record<string, string> = {}) =>
    Object.entries({
      ...Object.fromEntries(
        Object.entries(form).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
      version: '4',
      ...changes,
    });
  const send = async (entries: readonly (readonly [string, string | File])[]) =>
    client.call('saveAgency', { method: 'PATCH', ...(await multipart(entries)) });

  test('groups, and fields by their path', async () => {
    await given('REVISIONS_REQUIRED');
    const answer = await send([
      ...fields(),
      ['agencyDetails.accountName', '12'],
      ['agencyDetails.numberOfAgents', '12'],
      ['agencyDetails.additionalNumbers.IATA', '"007"'],
      ['agencyDetails.additionalNumbers.IATA', '"008"'],
      ['somethingElse', 'x'],
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      agencyStatus: 'PENDING',
      agencyDetails: {
        accountName: '12',
        numberOfAgents: 12,
        additionalNumbers: { IATA: ['007', '008'] },
      },
    });
  });

  test.each([
    [
      'a file',
      [
        ['version', '4'],
        ['file', new File(['a'], 'a.txt')],
      ],
      400,
    ],
    [
      'a name that reaches a prototype',
      [
        ['__proto__.polluted', 'true'],
        ['__proto__', '{}'],
      ],
      400,
    ],
    ['nothing', [['x', 'y']], 400],
    ['a form of 300 KB', [['agencyDetails', 'x'.repeat(300 * 1024)]], 413],
    ['a thousand fields', Array.from({ length: 2000 }, (_, i) => [`x${i}`, 'y'] as const), 400],
  ] as const)('%s is refused', async (_what, entries, status) => {
    await given('REVISIONS_REQUIRED');
    expect((await send(entries)).statusCode).toBe(status);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a body that ends early',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: for',
    ],
    ['another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n--b--'],
    ['a form of another kind', 'application/x-www-form-urlencoded', 'version=4'],
    ['a text', 'text/plain', 'a'],
  ])('%s is refused', async (_what, type, body) => {
    await given('REVISIONS_REQUIRED');
    const before = await written();
    const headers = { 'content-type': type };
    const answer = await client.call('saveAgency', { method: 'PATCH', body, headers });
    expect([400, 415]).toContain(answer.statusCode);
    expect(await written()).toEqual(before);
  });
});

test('only a point of contact may read and save, and only their own agency', async () => {
  for (const email of ['associate.accredited@northwind.example', 'reviewer@aldervale.example']) {
    const other = await hub.as(email);
    expect((await other.call('agency')).statusCode).toBe(403);
    expect((await other.call('saveAgency', { body: renamed })).statusCode).toBe(403);
  }
  const ada = await hub.as('poc.approved@northwind.example');
  expect((await ada.call('agency')).json().agencyDetails.accountName).toBe('Northwind Meetings');
});
