import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { createStaffDataProvider } from './dataProvider.ts';

const dataProvider = createStaffDataProvider(testHub());
const { call: staffCall } = dataProvider;

beforeEach(() => sessionStorage.setItem('XSRF-TOKEN', 'old'));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a write that was refused for a renewed token is repeated with the new one, and counts as one request', async () => {
  const sent = stubNetwork({
    'POST /api/staff/v1/agencies/elm/window': ({ headers }) =>
      headers.get('X-XSRF-TOKEN') === 'new'
        ? { json: { id: 'elm' } }
        : { ...refusal(403, 'ANTI_FORGERY', 'Old.'), headers: { 'X-XSRF-TOKEN': 'new' } },
  });
  const lastDay = '2027-01-31';
  await expect(
    staffCall('POST agencies/:id/window', { params: { id: 'elm' }, body: { lastDay } }),
  ).resolves.toEqual({
    id: 'elm',
  });
  expect(sent.map(({ body }) => body)).toEqual([{ lastDay }, { lastDay }]);
  const ids = sent.map(({ query }) => query.get('diagId'));
  expect(ids[0]).toBeTruthy();
  expect(ids[1]).toBe(ids[0]);
});

test('a refusal is an error with the text, the field and the reference', async () => {
  stubNetwork({
    'POST /api/staff/v1/agencies/elm/window': {
      status: 400,
      json: { error: { code: 'X', description: 'No.', fields: { lastDay: 'Too early.' } } },
    },
  });
  await expect(
    staffCall('POST agencies/:id/window', {
      params: { id: 'elm' },
      body: { lastDay: '2020-01-31' },
    }),
  ).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: 'No.',
    fields: { lastDay: 'Too early.' },
    diagId: expect.stringMatching(/-/),
    reading: false,
  });
});

test.each(['', 'OK', '{"id":', '<html>'])(
  'an answer that is no record is an error: %o',
  async (text) => {
    stubNetwork({
      'POST /api/staff/v1/agencies/elm/window': { text },
      'PUT /api/staff/v1/content/p1': { text },
    });
    const failure = { status: 0, code: 'NETWORK' };
    const body = { lastDay: '2027-01-31' };
    await expect(
      staffCall('POST agencies/:id/window', { params: { id: 'elm' }, body }),
    ).rejects.toMatchObject(failure);
    await expect(
      dataProvider.update('content', { id: 'p1', data: {}, previousData: { id: 'p1' } }),
    ).rejects.toMatchObject(failure);
  },
);

test('a list is asked for by range, and its total is read from Content-Range', async () => {
  const sent = stubNetwork({
    'GET /api/staff/v1/agencies': {
      json: [{ id: 'elm' }],
      headers: { 'Content-Range': 'agencies 25-25/26' },
    },
  });
  const list = await dataProvider.getList('agencies', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: 'elm' },
  });
  expect(list).toEqual({ data: [{ id: 'elm' }], total: 26 });
  expect(sent[0]?.query.get('range')).toBe('[25,49]');
  expect(sent[0]?.query.get('filter')).toBe('{"q":"elm"}');
});

test('a file is sent as multipart, its type left to the browser', async () => {
  const sent = stubNetwork({ 'POST /api/staff/v1/images': { status: 201, json: { id: '1' } } });
  await staffCall('POST images', { file: new File(['x'], 'x.png') });
  expect(sent[0]?.body).toBeInstanceOf(FormData);
  expect(sent[0]?.headers.has('Content-Type')).toBe(false);
});
