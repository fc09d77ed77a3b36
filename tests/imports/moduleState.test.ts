import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = ['contract', 'providers'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Variables of a module that can be given another value: the formatter indents all that is within a function. */
const variablesOf = (source: string) => source.match(/^(?:export )?(?:let|var) \w+/gm) ?? [];

test('a variable of a module is found, and one within a function is not', () => {
  expect(variablesOf('const a = 1;\nlet b = 2;\nexport let c;\n  let d;\n')).toEqual([
    'let b',
    'export let c',
  ]);
});

test('no module of contract/ and providers/ has a variable that could hold a visitor (decision record 0049)', () => {
  const found = sources.flatMap((path) =>
    variablesOf(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
