import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from './connection.ts';
import { readAll, readList, readPage } from './list.ts';
import { one } from './rows.ts';

let db: Database;
beforeAll(() => {
  db = connect(inject('postgres'), { max: 1 });
});
afterAll(() => db.$client.end());

test.each([0, 1, 2, 3, 4])(
  'a list of %i rows is read whole, each once, two at a time',
  async (count) => {
    const numbers = {
      columns: sql`number as id`,
      from: sql`generate_series(1, ${count}::int) number`,
      where: [sql`number > 0`],
      order: [sql`number`],
      placeOf: ({ id }: { id: number }) => [String(id)],
    };
    const read: { id: number }[] = [];
    for await (const rows of readAll((work) => work(db), numbers, 2))
      read.push(...(rows as never[]));
    expect(read).toEqual(Array.from({ length: count }, (_, n) => ({ id: n + 1 })));
  },
);

const numbersTo = (count: number) => ({
  columns: sql`number`,
  from: sql`generate_series(1, ${count}::int) number`,
  where: [],
  key: sql`number`,
});

test.each([
  ['the first rows', 30, [0, 1], [1, 2], 30],
  ['rows after the last', 30, [50, 74], [], 30],
  ['no rows, only counted', 30, [0, -1], [], 30],
  ['an empty list', 0, [0, 24], [], 0],
  ['a list that is longer than is counted', 10_001, [0, 0], [1], 10_000],
])('a range of a list: %s', async (_what, count, range, expected, total) => {
  const source = { ...numbersTo(count), orderBy: { number: sql`number` } };
  const found = await readList<{ number: number }, 'number'>(db, source, {
    sort: ['number', 'ASC'],
    range,
  });
  expect(found).toEqual({ rows: expected.map((number) => ({ number })), total });
});

test.each([
  [1, 1, 60, { currPage: 1, totalPages: 30, totalElements: 60 }],
  [30, 59, 60, { currPage: 30, totalPages: 30, totalElements: 60 }],
  [31, 59, 60, { currPage: 30, totalPages: 30, totalElements: 60 }],
  [1, 1, 501, { currPage: 1, totalPages: 250, totalElements: 500, more: true }],
  [126, 251, 504, { currPage: 126, totalPages: 252, totalElements: 504 }],
  [126, 251, 505, { currPage: 126, totalPages: 252, totalElements: 504, more: true }],
  [999_999_999, 1_005, 1_005, { currPage: 503, totalPages: 503, totalElements: 1_005 }],
])('page %i begins with %i of %i', async (page, first, count, meta) => {
  const source = { ...numbersTo(count), order: sql`number`, size: 2 };
  const found = await readPage<{ number: number }>(db, source, page);
  expect(found.meta).toEqual(meta);
  expect(found.rows[0]).toEqual({ number: first });
});

test('a statement that has one row is taken at its word', () => {
  expect(one([7])).toBe(7);
  expect(() => one([])).toThrow('There are 0 rows, not one.');
  expect(() => one([7, 8])).toThrow('There are 2 rows, not one.');
});
