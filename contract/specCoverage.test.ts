import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The cells of each requirement: number, words, code, tests. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  .map(([, number = '', , code = '', tests = '']) => ({ number, code, tests }));

const sourceOf = (path: string): string | undefined => {
  const file = join(root, path);
  // A quote within quotes is escaped in the source.
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : undefined;
};

test('each section of the specification has its rows, numbered in order', () => {
  const count = (section: number) =>
    rows.filter(({ number }) => number.startsWith(`${section}.`)).length;
  const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((section) =>
    Array.from({ length: count(section) }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(expected);
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(count(section)).toBeGreaterThan(10);
});

test('every file and every test that the table names is there', () => {
  const wrong = rows.flatMap(({ number, code, tests }) => {
    const files = code.split('<br>').map((cell) => cell.slice(1, -1));
    const missing = files.filter((file) => sourceOf(file) === undefined);
    const lost = tests === '**open**' ? [] : tests.split('<br>').filter((cell) => !isThere(cell));
    return [...missing, ...lost].map((what) => `${number}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

/** `` `file` name ``: the file holds a test of that name. */
function isThere(cell: string): boolean {
  const [, file = '', name] = /^`([^`]+)` (.+)$/.exec(cell) ?? [];
  return name !== undefined && sourceOf(file)?.includes(name) === true;
}
