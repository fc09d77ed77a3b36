import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allContentOf } from './content.ts';
import { acknowledge } from './data/content.ts';
import { sendInvitations } from './data/invitations.ts';
import { uploadReport } from './data/reports.ts';
import { createDataProvider } from './dataProvider.ts';
import { testHub } from './testing/hub.ts';
import { refusal, stubNetwork } from './testing/network.ts';
import { person } from './testing/people.ts';

const hub = testHub();
const { session } = hub;
const dataProvider = createDataProvider(hub);

beforeEach(() => session.setFromServer(person()));
afterEach(() => vi.unstubAllGlobals());

const meta = { currPage: 2, totalPages: 6, totalElements: 120 };
const row = {
  email: 'a+b@northwind.example',
  pointOfContact: false,
  status: 'INVITED',
  invitationSentDate: null,
  inviteType: 'POC',
};
const rowPath = '/hub/aldervale/invitation/associate/a%2Bb%40northwind.example';
const sort = { field: 'id', order: 'ASC' } as const;

describe('invitations', () => {
  test("are read 20 per page with their filters; the address is a row's id", async () => {
    const sent = stubNetwork({
      'GET /hub/aldervale/invitation/associate': { json: { content: [row], meta } },
    });
    const answer = await dataProvider.getList('invitations', {
      pagination: { page: 2, perPage: 20 },
      sort,
      filter: { search: 'a+b', inviteStatus: 'CREATED', inviteType: 'SELF' },
      meta: { background: true },
    });
    expect(answer).toEqual({ data: [{ ...row, id: row.email }], total: 120, meta });
    expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({
      paging: '2-20',
      search: 'a+b',
      inviteStatus: 'CREATED',
      inviteType: 'SELF',
    });
    expect(sent[0]?.headers.get('X-Background-Request')).toBe('true');
  });

  test('are sent as a list of addresses', async () => {
    const sent = stubNetwork({
      'POST /auth/hub/invitations': { json: { successful: ['a@b.example'], failed: [] } },
    });
    await expect(sendInvitations(hub.call, ['a@b.example'])).resolves.toEqual({
      successful: ['a@b.example'],
      failed: [],
    });
    expect(sent[0]?.body).toEqual({ emailAddresses: ['a@b.example'] });
  });

  test('somebody is made point of contact by an update of the invitation', async () => {
    const sent = stubNetwork({ [`PATCH ${rowPath}`]: { json: { ...row, pointOfContact: true } } });
    const { data } = await dataProvider.update('invitations', {
      id: row.email,
      data: { pointOfContact: true },
      previousData: row,
    });
    expect(data).toEqual({ ...row, pointOfContact: true, id: row.email });
    expect(sent.map(({ body }) => body)).toEqual([{ pointOfContact: true }]);
  });

  test('an invitation is revoked by a delete', async () => {
    const sent = stubNetwork({ [`DELETE ${rowPath}`]: { json: { status: 'ok' } } });
    const { data } = await dataProvider.delete('invitations', { id: row.email, previousData: row });
    expect(data).toMatchObject({ id: row.email });
    expect(sent).toHaveLength(1);
  });
});

test('reports are read 10 per page', async () => {
  const report = { id: 'r1', filename: 'q1.xlsx', timestamp: '2025-04-01T00:00:00Z' };
  const sent = stubNetwork({
    'GET /hub/aldervale/report': { json: { content: [report], meta } },
  });
  const answer = await dataProvider.getList('reports', {
    pagination: { page: 3, perPage: 10 },
    sort,
    filter: {},
  });
  expect(answer).toEqual({ data: [report], total: 120, meta });
  expect(sent[0]?.query.get('paging')).toBe('3-10');
});

test.each([
  ['agency', { agencyStatus: 'PENDING', version: 3, reviewComments: [] }],
  ['associate', { associateStatus: 'CREATED', version: 1, isAcknowledged: false }],
])('the own %s form is the record "mine"', async (resource, json) => {
  stubNetwork({ [`GET /hub/aldervale/${resource}`]: { json } });
  const { data } = await dataProvider.getOne(resource, { id: 'mine' });
  expect(data).toEqual({ ...json, id: 'mine' });
});

const page = (name: string, type = 'text/html') => ({
  name,
  type,
  code: 'news',
  body: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
});

test('getOne of content returns the first page of a code', async () => {
  stubNetwork({ 'GET /content/hub/getByCode/news': { json: { content: [page('A'), page('B')] } } });
  expect(await dataProvider.getOne('content', { id: 'news' })).toEqual({
    data: { ...page('A'), id: 'news' },
  });
});

test('getList of content returns HTML pages only, sorted by name', async () => {
  stubNetwork({
    'GET /content/hub/getAllByCode/news': {
      json: { content: [page('b'), page('c', 'image/png'), page('A')] },
    },
  });
  const pages = await allContentOf(hub.call, { code: 'news', language: 'en' });
  expect(pages.map(({ name }) => name)).toEqual(['A', 'b']);
});

test('getList of content returns all pages at once', async () => {
  stubNetwork({
    'GET /content/hub/getAllByCode/news': { json: { content: [page('B'), page('A')] } },
  });
  const { data, total } = await dataProvider.getList('content', { filter: { code: 'news' } });
  expect(data.map(({ id, name }) => [id, name])).toEqual([
    ['news 0', 'A'],
    ['news 1', 'B'],
  ]);
  expect(total).toBe(2);
});

test('content is asked for in the language of the visitor', async () => {
  const sent = stubNetwork({});
  const french = createDataProvider({ ...hub, language: 'fr-CA' });
  await french.getOne('content', { id: 'news' });
  await french.getList('content', { filter: { code: 'news' } });
  expect(sent.map(({ query }) => query.get('language'))).toEqual(['fr-CA', 'fr-CA']);
});

test('a content code unknown to the server has no pages', async () => {
  const missing = refusal(404, 'NOT_FOUND', 'Nothing there.');
  stubNetwork({
    'GET /content/hub/getByCode/news': missing,
    'GET /content/hub/getAllByCode/news': missing,
  });
  expect(await dataProvider.getOne('content', { id: 'news' })).toEqual({ data: { id: 'news' } });
  expect(await allContentOf(hub.call, { code: 'news', language: 'en' })).toEqual([]);
});

describe('after a save the session has the new status', () => {
  const me = 'GET /hub/account/me';
  const lost = refusal(500, 'X', 'Broken.');

  test.each([
    ['agency', 'NOT_CREATED', 'POST', { agencyStatus: 'APPROVED' }, 'APPROVED'],
    ['agency', 'PENDING_RENEWAL', 'PATCH', { reviewComments: [] }, 'PENDING'],
    ['agency', 'PENDING', 'PATCH', {}, 'PENDING'],
    ['associate', 'CREATED', 'POST', { associateStatus: 'REGISTERED' }, 'REGISTERED'],
    ['associate', 'ACCREDITED', 'PATCH', {}, 'PENDING'],
  ] as const)(
    '%s, read as %s, saved by %s, answers %o: %s',
    async (form, read, method, json, now) => {
      session.setFromServer(person({ agencyStatus: 'NOT_CREATED', associateStatus: 'CREATED' }));
      const sent = stubNetwork({ [`${method} /hub/aldervale/${form}`]: { json }, [me]: lost });
      const { data } = await dataProvider.update(form, {
        id: 'mine',
        data: { companyName: 'Elm' },
        previousData: { [`${form}Status`]: read, version: 4, companyName: 'Oak' },
      });
      expect(data).toMatchObject({ id: 'mine', ...json });
      expect(sent[0]?.body).toEqual({ companyName: 'Elm', version: 4 });
      expect(session.viewer()[`${form}Status`]).toBe(now);
    },
  );

  test.each([
    [{ associateStatus: 'PENDING' }, 'PENDING'],
    [{}, 'ACCREDITED'],
  ])('acknowledge answers %o: %s', async (json, status) => {
    session.setFromServer(person({ associateStatus: 'REGISTERED' }));
    stubNetwork({ 'POST /hub/aldervale/acknowledgement': { json }, [me]: lost });
    await acknowledge(hub);
    expect(session.viewer().associateStatus).toBe(status);
  });

  test('acknowledge names the version that was read, where the back end counts versions', async () => {
    const sent = stubNetwork({ 'POST /hub/aldervale/acknowledgement': { json: {} }, [me]: lost });
    await acknowledge(hub, { version: 3, language: 'fr-CA' });
    await acknowledge(hub, { version: 3 });
    await acknowledge(hub, { language: 'en' });
    const calls = sent.filter(({ path }) => path.endsWith('acknowledgement'));
    expect(calls.map(({ body }) => body)).toEqual([
      { read: { version: 3, language: 'fr-CA' } },
      { read: { version: 3, language: 'en' } },
      undefined,
    ]);
  });

  test('after a save the profile is reloaded in the background and replaces the old one', async () => {
    session.setFromServer(person({ quarterlyReportDue: true }));
    const sent = stubNetwork({
      'POST /hub/aldervale/report': { status: 201, json: { id: 'r' } },
      [me]: { json: person({ quarterlyReportDue: false, company: 'Renamed' }) },
    });
    await uploadReport(hub, new File(['x'], 'q.xls'));
    expect(session.profile()?.provider).toMatchObject({
      quarterlyReportDue: false,
      company: 'Renamed',
    });
    expect(sent[1]?.headers.get('X-Background-Request')).toBe('true');
  });

  test.each([
    ['2026-Q1', false],
    ['2025-Q4', true],
  ])('a report on %s leaves another that is due: %s', async (quarter, due) => {
    const quarterlyReportDeadline = '2026-04-30T23:59:59.999Z';
    session.setFromServer(person({ quarterlyReportDue: true, quarterlyReportDeadline }));
    stubNetwork({
      'POST /hub/aldervale/report': { status: 201, json: { id: 'r', quarter } },
      [me]: lost,
    });
    await uploadReport(hub, new File(['x'], 'q.xls'), { quarter });
    expect(session.profile()?.provider.quarterlyReportDue).toBe(due);
  });
});

describe('a second press of a save whose answer was lost', () => {
  const form = {
    firstName: 'Ada',
    address: { city: 'Boston' },
    hotelTypes: ['LUXURY'],
    loyaltyNumber: '',
  };
  const press = (record: object, status = 409) => {
    stubNetwork({
      'PATCH /hub/aldervale/associate': refusal(status, 'error.stale', 'Stale.'),
      'GET /hub/aldervale/associate': { json: record },
      'GET /hub/account/me': { status: 500, json: {} },
    });
    const previousData = { version: 3, associateStatus: 'ACCREDITED' };
    return dataProvider.update('associate', { id: 'mine', data: form, previousData });
  };
  const stored = { ...form, loyaltyNumber: null, version: 4, associateStatus: 'PENDING' };

  test.each([409, 405])(
    'that is refused with %i ends with what the first has saved',
    async (status) => {
      expect((await press(stored, status)).data).toMatchObject({ version: 4, id: 'mine' });
      expect(session.profile()?.provider.associateStatus).toBe('PENDING');
    },
  );

  test.each([
    ['has other words', { ...stored, firstName: 'Ben' }],
    ['has other words inside', { ...stored, address: { city: 'Denver' } }],
    ['was saved by somebody else since', { ...stored, version: 5 }],
    ['is the one that was read', { ...stored, version: 3 }],
  ])('stays refused if the record %s', async (_what, record) => {
    await expect(press(record)).rejects.toMatchObject({ status: 409, message: 'Stale.' });
  });
});

test.each([
  ['getList', 'agency', /invitations, reports, content, sessions have it/],
  ['getList', 'constructor', /invitations, reports, content, sessions have it/],
  ['getOne', 'invitations', /agency, associate have it/],
  ['create', 'invitations', /sendInvitations/],
  ['update', 'reports', /invitations, agency, associate have it/],
  ['delete', 'reports', /invitations, sessions have it/],
  ['getMany', 'content', /getOne/],
  ['getManyReference', 'content', /getList/],
  ['updateMany', 'invitations', /with update/],
  ['deleteMany', 'invitations', /with delete/],
] as const)('%s of %s is refused and names the cure', async (verb, resource, cure) => {
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own parameters
  const method = dataProvider[verb] as (resource: string, params: any) => Promise<unknown>;
  await expect(method(resource, { id: 'x', ids: [], data: {} })).rejects.toThrow(cure);
});
