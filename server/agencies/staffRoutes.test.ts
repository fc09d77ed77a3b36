import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';

let hub: TestApp;
let staff: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
});
afterAll(() => hub.close());

const list = (query: Record<string, unknown>, client = staff) =>
  client.request({
    method: 'GET',
    url: `${staffBase}/agencies`,
    query: Object.fromEntries(
      Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
const names = async (query: Record<string, unknown>) =>
  (await list(query)).json().map(({ name }: { name: string | null }) => name);

describe('the list of agencies', () => {
  test('returns a range of the sorted rows with a Content-Range', async () => {
    const answer = await list({ sort: ['name', 'ASC'], range: [1, 2] });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-range']).toBe('agencies 1-2/8');
    expect(answer.json().map(({ name }: { name: string }) => name)).toEqual([
      'Elm Street Sourcing',
      'Harbor Event Partners',
    ]);
    expect(await names({ sort: ['name', 'DESC'], range: [0, 0] })).toEqual(['Pine Road Travel']);
  });

  test.each([
    [{ status: 'APPROVED' }, 3],
    [{ q: 'NORTH' }, 1],
    [{ q: '@maple' }, 1],
    [{ q: 'maple.ex' }, 1],
    [{ q: '%' }, 0],
    [{ quarterlyReportRequired: 'true' }, 2],
    [{ q: 'o', status: 'PENDING_RENEWAL' }, 1],
  ])('%j finds %i', async (filter, found) => {
    const answer = await list({ filter });
    expect(answer.json()).toHaveLength(found);
    expect(answer.headers['content-range']).toMatch(new RegExp(`/${found}$`));
  });

  test('finds records by their ids', async () => {
    const [first, second] = (await list({})).json();
    const ids = [first.id, second.id];
    const found = (await list({ filter: { id: ids } })).json();
    expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
  });

  test.each([
    { sort: ['password', 'ASC'] },
    { sort: ['name', 'SIDEWAYS'] },
    { range: [0, 5000] },
    { range: [5, 1] },
    { range: [-1, 5] },
    { filter: { unknown: 'x' } },
    { filter: { status: 'SOMETHING' } },
    { filter: 'x' },
    { filter: { q: 'x'.repeat(201) } },
  ])('%j is a 400', async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  test('malformed JSON gets 400', async () => {
    const url = `${staffBase}/agencies?range=%5B0`;
    expect((await staff.request({ method: 'GET', url })).statusCode).toBe(400);
  });
});

test('the calls are in the API description', async () => {
  const { paths } = (await staff.request({ method: 'GET', url: '/api/docs/json' })).json();
  expect(paths[`${staffBase}/agencies`].get.summary).toBe('Agencies');
});
