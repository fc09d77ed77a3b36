import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const records = filesBelow('docs/decisions', /\d{4}-[^/]+\.md$/);
const numberOf = (name: string) => /(\d{4})-/.exec(name)?.[1];
const numbers = records.map(numberOf);

test('there are few records, and the index has each of them once', () => {
  expect(records.length).toBeGreaterThan(15);
  expect(records.length).toBeLessThanOrEqual(30);
  const index = [...read('docs/decisions/README.md').matchAll(/\((\d{4}-[\w-]+\.md)\)/g)];
  const listed = index.map(([, name = '']) => join('docs/decisions', name));
  expect(listed.sort()).toEqual(records.sort());
});

test.each(records)('%s is one page with its number and its state', (name) => {
  const text = read(name);
  const [title, , state] = text.split('\n');
  expect(title).toMatch(new RegExp(`^# ${numberOf(name)} \\S`));
  expect(state).toMatch(/^Status: (?:holds|replaced by \[\d{4}\]\([\w-]+\.md\))(?:, since |$)/);
  expect(text.length).toBeLessThanOrEqual(6_000);
});

const documents = ['README.md', ...filesBelow('docs', /\.md$/), ...filesBelow('server', /\.md$/)];

test.each(documents)('%s links to what is there', (name) => {
  const links = [...read(name).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
  const targets = links.map(([, target = '']) => join(dirname(name), target));
  expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test('a record that is named by its number is there', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$|public$)/.test(entry.name),
  );
  const named = folders
    .flatMap(({ name }) => filesBelow(name, /\.(?:tsx?|css|md|ya?ml)$/))
    .filter((name) => !name.endsWith(relative(root, import.meta.filename)))
    .flatMap((name) =>
      [...read(name).matchAll(/\brecords? \[?(\d{4})\b|decisions\/(\d{4})|\[(\d{4})\]\(/g)].map(
        ([, ...found]) => ({ name, number: found.find(Boolean) }),
      ),
    );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});
