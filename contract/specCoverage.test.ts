import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const points = readFileSync(join(root, 'docs/decided-points.md'), 'utf8');
const known = new Set([...points.matchAll(/^- \*\*([A-I]\d+)\*\*/gm)].map(([, number]) => number));

test('the decided points are numbered without a gap', () => {
  const letters = [...'ABCDEFGHI'];
  const expected = letters.flatMap((letter) => {
    const count = [...known].filter((number) => number?.startsWith(letter)).length;
    return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  });
  expect([...known]).toEqual(expected);
  expect(known.size).toBeGreaterThan(90);
});

test('every decided point that a file names is explained', () => {
  const unknown = textFiles().flatMap(({ name, text }) =>
    [...text.matchAll(/\bdecisions? ((?:[A-Z]\d+(?:, | and )?)+)/g)]
      .flatMap(([, numbers = '']) => numbers.match(/[A-Z]\d+/g) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${name}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('no number of a decided point stands in brackets without the word', () => {
  const bare = textFiles().flatMap(({ name, text }) =>
    [...text.matchAll(/\((?:§\d+, )*[A-J]\d{1,2}[,)]/g)].map(([found]) => `${name}: ${found}`),
  );
  expect(bare).toEqual([]);
});

const records = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
const textOf = (record: string) => readFileSync(join(root, 'docs/decisions', record), 'utf8');

test('the index lists each decision record with its title', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = index.split('\n').filter((line) => line.startsWith('- '));
  const expected = records.map((record) => {
    const [, number, title] = /^# (\d{4}) (.+)/.exec(textOf(record)) ?? [];
    return `- [${number}](${record}) ${title}`;
  });
  expect(records.length).toBeGreaterThan(20);
  expect(records.length).toBeLessThanOrEqual(30);
  expect(listed.sort()).toEqual(expected.sort());
});

test.each(records)('the decision record %s is a page that says its state', (record) => {
  const [, , state] = textOf(record).split('\n');
  expect(state).toMatch(/^Status: (?:holds|replaced by \[\d{4}\]\([\w-]+\.md\))$/);
  expect(textOf(record).length).toBeLessThanOrEqual(6_000);
});

test('every decision record that a source names is there', () => {
  const numbers = records.map((record) => record.slice(0, 4));
  const unknown = textFiles().flatMap(({ name, text }) =>
    [...text.matchAll(/\brecords? (\d{4})\b/g)]
      .filter(([, number = '']) => !numbers.includes(number))
      .map(([found]) => `${name}: ${found}`),
  );
  expect(unknown).toEqual([]);
});

test('every link from a document to a file leads to one', () => {
  const documents = textFiles().filter(({ name }) => name.endsWith('.md'));
  const links = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ name, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(({ name, to }) => !existsSync(join(root, dirname(name), to)));
  expect(dead).toEqual([]);
});

/** What is written by hand: sources, styles and documents. */
function textFiles(): { name: string; text: string }[] {
  const generated = ['node_modules', 'dist', '.data', '.git'];
  const names = readdirSync(root)
    .filter((name) => !generated.includes(name))
    .flatMap((name) => (statSync(join(root, name)).isDirectory() ? inside(name) : [name]))
    .filter((name) => /\.(?:tsx?|css|md)$/.test(name));
  expect(names.length).toBeGreaterThan(500);
  return names.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}

const inside = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name)));
