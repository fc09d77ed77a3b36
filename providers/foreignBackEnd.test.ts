import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import type { Method } from '#contract/calls/call.ts';
import { allContentOf } from './content.ts';
import { acknowledge } from './data/content.ts';
import { sendInvitations } from './data/invitations.ts';
import { uploadReport } from './data/reports.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHub } from './hub.ts';
import { keptText } from './i18n/keptTexts.ts';
import { englishLanguage } from './i18n/language.ts';
import { guestBoot } from './testing/hub.ts';
import { stubNetwork } from './testing/network.ts';
import { person } from './testing/people.ts';

/** The portal with another back end, which answers no more than the specification asks of it (specification §3, §7). */

const warn = vi.fn();
const hub = createHub(guestBoot, englishLanguage, { warn });
const { call, callUrl, session } = hub;
const dataProvider = createDataProvider(hub);
beforeEach(() => {
  session.setFromServer(person());
});
afterEach(() => {
  warn.mockReset();
  vi.unstubAllGlobals();
});

const params = { licenseKey: 'k', email: 'a@b.example', id: 'i', code: 'news' };
const pathOf = (name: EndpointName) => callUrl(name, params).replace('/api/v1', '');

/** Answers one call, whatever its method, with `json`. */
const answering = (name: EndpointName, json: unknown) =>
  stubNetwork(
    Object.fromEntries(
      addresses[name].methods.map((method) => [`${method} ${pathOf(name)}`, { json }]),
    ),
  );

const row = { email: 'a@b.example', pointOfContact: false, status: 'INVITED' };
const page = {
  name: 'News',
  body: '<p>New</p>',
  thumbnailUrl: '/n.png',
  type: 'text/html',
  code: 'news',
};

/** The least of each call, and what the portal makes of it. Calls without a row return nothing that is used. */
const least: Partial<Record<EndpointName, [answer: object, read: object]>> = {
  settings: [
    { style: {}, analyticsKey: '', appBaseURL: '' },
    { authSettings: { app: 'hub', brand: 'aldervale' }, texts: {} },
  ],
  policy: [{ policies: {} }, { policies: { password: { min: 8, max: 16 }, idleMinutes: 30 } }],
  me: [
    { email: 'a@b.example', provider: { agencyStatus: 'APPROVED' } },
    { displayName: 'User User', provider: { agencyStatus: 'APPROVED', associateStatus: null } },
  ],
  readInvitation: [{}, { emailAddress: '', companyName: '' }],
  sessions: [{}, { content: [] }],
  validateSurprise: [{}, { available: false, registered: false }],
  surpriseRegistration: [{}, { available: true, registered: true }],
  unRegisterSurprise: [{}, { available: true, registered: false }],
  agency: [{ agencyStatus: 'PENDING' }, { agencyStatus: 'PENDING', reviewComments: [] }],
  invitations: [
    { content: [row, null], meta: { currPage: 1, totalPages: 3 } },
    { content: [{ ...row, invitationSentDate: null, inviteType: null }] },
  ],
  sendInvitations: [{}, { successful: [], failed: [] }],
  reports: [{ content: [{}] }, { content: [{ filename: '', timestamp: null }] }],
  contentByCode: [{ content: [{ name: 'A' }] }, { content: [{ name: 'A', type: 'text/html' }] }],
  contentAllByCode: [{ content: [page] }, { content: [{ ...page, thumbnailAlt: '' }] }],
};
const names = Object.keys(addresses) as EndpointName[];

describe.each(names)('%s', (name) => {
  const [answer, read] = least[name] ?? [{}, {}];

  test('every call accepts the smallest response that the specification allows', async () => {
    answering(name, answer);
    await expect(call(name, { params })).resolves.toMatchObject(read);
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['a word', 'done'],
    [
      'parts of another type',
      { content: 'none', meta: 7, policies: [], provider: 'x', failed: {} },
    ],
  ])('answered by %s is read as its defaults', async (_, json) => {
    answering(name, json);
    const empty = await call(name, { params });
    const partsRead = Object.keys(read).filter((part) => part !== 'agencyStatus');
    expect(Object.keys(empty as object)).toEqual(expect.arrayContaining(partsRead));
    if (partsRead.length > 0) {
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`Unexpected answer of ${name}`));
    }
  });
});

const sort = { field: 'id', order: 'ASC' } as const;
const listed = async (resource: 'invitations' | 'reports', json: object) => {
  answering(resource, json);
  const pagination = { page: 1, perPage: 20 };
  return dataProvider.getList(resource, { pagination, sort, filter: {} });
};
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...row,
    email: `${at}@b.example`,
    inviteType: 'POC',
  }));

describe('a list', () => {
  test.each([
    ['no meta', undefined, 5, { total: 5, totalElements: 5, currPage: 1 }],
    ['pages alone, all of them', { currPage: 1, totalPages: 1 }, 5, { total: 5, totalElements: 5 }],
    ['pages alone', { currPage: 1, totalPages: 3 }, 20, { total: 60, totalElements: undefined }],
    ['pages alone, the last', { currPage: 3, totalPages: 3 }, 2, { total: 42, totalElements: 42 }],
    ['a last page that is too full', undefined, 35, { total: 20, totalElements: 35 }],
    ['nothing at all', { currPage: 0, totalPages: 0 }, 0, { total: 0, currPage: 1 }],
    ['elements', { currPage: 1, totalPages: 2, totalElements: 33 }, 20, { total: 33 }],
    [
      'elements and more',
      { currPage: 1, totalPages: 2, totalElements: 33, more: true },
      20,
      { total: 33, more: true },
    ],
  ])('with %s keeps its rows', async (_, meta, count, { total, ...read }) => {
    const list = await listed('invitations', { content: rows(count), meta });
    expect(list.data).toHaveLength(count);
    expect([list.total, list.meta]).toMatchObject([total, read]);
  });

  test('without meta is logged, with only its page numbers is not', async () => {
    const content = [{ ...row, invitationSentDate: null, inviteType: 'POC' }];
    await listed('invitations', { content, meta: { currPage: 1, totalPages: 1 } });
    expect(warn).not.toHaveBeenCalled();
    await listed('invitations', { content: [row] });
    expect(warn.mock.calls).toEqual([
      [
        'Unexpected answer of invitations, defaults used for: meta, content[].invitationSentDate, content[].inviteType',
      ],
    ]);
  });

  test('an empty status of a row is no status', async () => {
    const { data } = await listed('invitations', { content: [{ ...row, status: '' }] });
    expect(data).toMatchObject([{ status: null, id: row.email }]);
  });

  test.each([[{}], [true], [['INVITED']]])('a status %o is no status', async (status) => {
    const { data } = await listed('invitations', { content: [{ ...row, status }] });
    expect(data).toMatchObject([{ status: null }]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('content[].status'));
  });

  test('of reports without ids has distinct rows and no downloads', async () => {
    const report = { filename: 'q1.xlsx', timestamp: '2026-04-01T00:00:00Z' };
    const { data } = await listed('reports', {
      content: [report, { ...report, filename: 'q2.xlsx' }, { ...report, id: 7 }],
      meta: { currPage: 1, totalPages: 1 },
    });
    expect(new Set(data.map(({ id }) => id)).size).toBe(3);
    expect(data.map((shown) => shown.withoutFile)).toEqual([true, true, undefined]);
  });
});

describe('a change without a response body', () => {
  const previousData = { ...row, id: row.email, inviteType: 'POC' };

  test.each([
    [{}, {}],
    [{ status: 'ok' }, {}],
    [
      { email: row.email, status: 'CREATED', pointOfContact: false },
      { status: 'CREATED', pointOfContact: false },
    ],
  ])('of the point of contact, %o', async (json, changed) => {
    answering('setPointOfContact', json);
    const { data } = await dataProvider.update('invitations', {
      id: row.email,
      data: { pointOfContact: true },
      previousData,
    });
    expect(data).toEqual({ ...previousData, pointOfContact: true, ...changed });
  });

  test.each(['agency', 'associate'] as const)('of the %s form is Pending', async (form) => {
    const name = form === 'agency' ? 'saveAgency' : 'saveAssociate';
    answering(name, null);
    const saved = { id: 'mine', data: {}, previousData: {} };
    await expect(dataProvider.update(form, saved)).resolves.toEqual({ data: { id: 'mine' } });
    expect(session.viewer()).toMatchObject({ [`${form}Status`]: 'PENDING' });
  });

  test('an upload takes the name of its file', async () => {
    answering('uploadReport', null);
    const file = new File(['x'], 'q1.xlsx');
    expect(await uploadReport(hub, file)).toMatchObject({ filename: 'q1.xlsx' });
  });

  test('a revocation and an acknowledgment succeed', async () => {
    answering('revokeInvitation', null);
    await expect(dataProvider.delete('invitations', { id: 'a@b.example' })).resolves.toEqual({
      data: { id: 'a@b.example' },
    });
    answering('acknowledge', null);
    await acknowledge(hub);
    expect(session.viewer().associateStatus).toBe('ACCREDITED');
  });
});

test.each([
  [['a@b.example'], ['c@d.example']],
  [[{ email: 'a@b.example' }], [{ email: 'c@d.example' }]],
])('invitations answered as %o and %o have their results', async (successful, failed) => {
  answering('sendInvitations', { successful, failed });
  expect(await sendInvitations(call, ['a@b.example', 'c@d.example'])).toEqual({
    successful: ['a@b.example'],
    failed: [{ email: 'c@d.example', reason: keptText('invitation.cannotBeInvited') }],
  });
});

test('content without names is kept and sorted', async () => {
  answering('contentAllByCode', { content: [{ name: 'B' }, {}, { name: 'A' }] });
  const pages = await allContentOf(call, { code: 'news', language: 'en' });
  expect(pages.map(({ name }) => name)).toEqual(['', 'A', 'B']);
});

test('a call with several methods is made by each of them', async () => {
  const sent = answering('unRegisterSurprise', {});
  for (const method of addresses.unRegisterSurprise.methods) {
    await call('unRegisterSurprise', { method: method as Method });
  }
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PATCH']);
});
