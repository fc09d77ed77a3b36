import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentRange, listQuery } from './paging.ts';

const query = listQuery(['name', 'at'], { q: z.string().max(5) });
const read = (part: Record<string, unknown>) =>
  query.safeParse(
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, JSON.stringify(value)])),
  );

test('an empty query asks for the first rows, sorted by the first field', () => {
  expect(query.parse({})).toEqual({ sort: ['name', 'ASC'], range: [0, 199], filter: {} });
});

test.each([
  [{ range: [0, 199] }, true],
  [{ range: [0, 200] }, false],
  [{ range: [10_000, 10_001] }, true],
  [{ range: [10_001, 10_002] }, false],
  [{ range: [3, 2] }, false],
  [{ range: [0.5, 2] }, false],
  [{ sort: ['at', 'DESC'] }, true],
  [{ sort: ['other', 'ASC'] }, false],
  [{ filter: { q: '12345' } }, true],
  [{ filter: { q: '123456' } }, false],
  [{ filter: { other: 1 } }, false],
  [{ filter: { id: ['no id'] } }, false],
])('%j is accepted: %s', (part, good) => {
  expect(read(part).success).toBe(good);
});

test('Content-Range of a list response', () => {
  expect(contentRange('agencies', 25, 10, 35)).toBe('agencies 25-34/35');
  expect(contentRange('agencies', 0, 0, 0)).toBe('agencies */0');
});
