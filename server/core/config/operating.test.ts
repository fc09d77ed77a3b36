import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../../admin/commands.ts';
import { jobs } from '../../start/jobs.ts';
import { variables } from './envVariables.ts';

/** What the documents for operators list is what the server has. */

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const document = read('docs/operating/README.md');

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Returns the cells of the rows below a head that begins with `head`, of all such tables. */
const rowsBelow = (head: string): string[][] =>
  document
    .split('\n\n')
    .filter((block) => block.startsWith(`| ${head} |`))
    .flatMap((table) => table.trim().split('\n').slice(2))
    .map((row) => row.slice(2, -2).split(' | '));

test('every variable is explained once, and nothing else is', () => {
  const explained = rowsBelow('variable').flatMap(([names = '']) => codes(names));
  const isOfOtherTable = (name: string) => name === 'LIMIT_…';
  expect(explained.filter((name) => !isOfOtherTable(name)).toSorted()).toEqual(
    Object.keys(variables.shape).toSorted(),
  );
});

test('the default of a variable is the one that the server has', () => {
  const defaults: Record<string, unknown> = variables.parse({});
  const compared = rowsBelow('variable').flatMap(([names = '', , cell = '']) => {
    const [own, stated] = [codes(names), codes(cell)];
    const isPlain = cell.replace(/`[^`]+`|, /g, '') === '' && own.length === stated.length;
    return isPlain
      ? own.map((name, at) => [name, stated[at], String(defaults[name] ?? false)])
      : [];
  });
  expect(compared.length).toBeGreaterThan(20);
  expect(compared.filter(([, stated, real]) => stated !== real)).toEqual([]);
});

test('the example for compose sets variables of the server, and of compose itself', () => {
  const example = read('.env.example');
  const set = new Map(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const unknown = [...set.keys()].filter((name) => !(name in variables.shape));
  expect(unknown.filter((name) => !name.startsWith('POSTGRES_'))).toEqual([]);
  expect(set.get('PROGRAM_TIME_ZONE')).toBe(variables.parse({}).PROGRAM_TIME_ZONE);
});

test('every job is explained, with how often it runs', () => {
  const inWords: Record<number, string> = {
    10: 'ten seconds',
    60: 'minute',
    300: 'five minutes',
    3600: 'hour',
  };
  expect(
    rowsBelow('job')
      .map(([name, often]) => [name, often])
      .toSorted(),
  ).toEqual(
    jobs.map(({ name, everySeconds }) => [`\`${name}\``, inWords[everySeconds]]).toSorted(),
  );
});

test('every command of operators is listed once, and nothing else is', () => {
  const [, spans = ''] = /^\| `npm run admin -- .` \|(.*)\|$/m.exec(read('docs/commands.md')) ?? [];
  const names = Object.keys(commands);
  const listed = codes(spans).map(
    (span) => names.find((name) => `${span} `.startsWith(`${name} `)) ?? span,
  );
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('every script of npm is explained', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const texts = read('README.md') + read('docs/commands.md');
  // Parts of `npm run check` and of `npm test`.
  const isPart = (name: string) => name.startsWith('check:') || name === 'tests';
  const isNamed = (name: string) => new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(texts);
  expect(Object.keys(scripts).filter((name) => !isPart(name) && !isNamed(name))).toEqual([]);
});
