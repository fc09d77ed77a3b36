import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = 'contract words providers resources src'.split(' ');
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** What holds nothing of a visitor: the loaded sanitizer, formats by language, and the number of chunks that are prefetched. */
const harmless = [
  'src/guest/kit/cleanHtml.ts: let purifier',
  'contract/dates.ts: const formats = new Map<string, Intl.DateTimeFormat>()',
  'src/guest/chunks.ts: let prefetching',
];

/** What of a module can change: variables, and collections that begin empty. The formatter indents what is in a function. */
const stateOf = (source: string) =>
  source.match(
    /^(?:export )?(?:(?:let|var) \w+|const \w+(?:: .+)? = new (?:Map|Set|WeakMap)(?:<.+>)?\(\))/gm,
  ) ?? [];

test('state of a module is found, state within a function is not', () => {
  expect(
    stateOf(
      'const a = 1;\nlet b = 2;\nexport let c;\n  let d;\nconst e = new Map<string, number>();\nconst f = new Set([1]);\n',
    ),
  ).toEqual(['let b', 'export let c', 'const e = new Map<string, number>()']);
});

test('no module of the browser has a variable that could hold a visitor (decision record 0030)', () => {
  const found = sources.flatMap((path) =>
    stateOf(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(found.filter((name) => !harmless.includes(name))).toEqual([]);
});
