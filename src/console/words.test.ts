import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#words/en/catalogue.ts';
import { staffWords } from '#words/en/console.ts';
import { allStaffWords } from '#words/en/wholeConsole.ts';
import { flat } from '#words/flat.ts';

const allWords = { ...allStaffWords, ...catalogue };

/** A text of the catalogue, or a part of it, as the code names it: `'form.yes'`, `` `options.${list}.${code}` ``. */
const inCode = new RegExp(`['"\`]((?:${Object.keys(allWords).join('|')})\\.[^'"\`]*)['"\`]`, 'g');
/** Whose fields are named: `useFieldNames('agency')`. */
const ofFields = /useFieldNames\('(\w+)'\)/g;
const imports = /(?:^|\n)(?:import|export)(?! type)[^;]*?from '(\.[^']+\.tsx?)'/g;
const chunks = /import\('(\.[^']+)'\)/g;
const ofWords = /from '#words\/en\/(\w+)\.ts'/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** `options` of `` `options.${list}.${code}` ``: what precedes the first part that is only known at run time. */
const keyOf = (named: string) => named.replace(/\.[^.]*\$\{.*|\.$/, '');

/** The keys of texts that a source names; of those that are put together, what is certain. */
function keysIn(text: string): string[] {
  const named = found(text, inCode).filter((one) => /^[\w.$ {}?:=]+$/.test(one));
  return [...named.map(keyOf), ...found(text, ofFields).map((part) => `${part}.fields`)];
}

/** The files of the words that a source gives its component beside the console's (layout/withMoreWords.tsx). */
const givenIn = (text: string): string[] => [
  ...(/withPortalWords\(/.test(text) ? ['catalogue'] : []),
  ...(/with(?:More|Portal)Words\(/.test(text) ? found(text, ofWords) : []),
];

const sources = new Map<string, { keys: string[]; imports: string[]; given: string[] }>();
function read(file: string) {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  const source = {
    keys: keysIn(text),
    imports: found(text, imports).map((path) => join(dirname(file), path)),
    given: givenIn(text),
  };
  sources.set(file, source);
  return source;
}

/** A file, and all that it imports before it runs. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of read(file).imports) closure(imported, seen);
  return seen;
}

const isIn = (words: unknown, key: string) =>
  key
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      words,
    ) !== undefined;
/** Some keys are relative to a part, as `texts="reports.bulkRemind"` is to `staff`. */
const isThere = (words: object, key: string) =>
  [words, ...Object.values(words)].some((part) => isIn(part, key));

const here = import.meta.dirname;
const fetched = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) => {
    const file = join(here, name);
    return found(readFileSync(file, 'utf8'), chunks).map((path) => join(dirname(file), path));
  });

/** What a file of words exports. */
const wordsWith = async (name: string): Promise<object[]> =>
  Object.values<object>(await import(`../../words/en/${name}.ts`));

test('each part of the console uses only texts that it loads', async () => {
  const roots = [...new Set([join(here, 'StaffApp.tsx'), ...fetched])];
  expect(roots.length).toBeGreaterThan(20);
  const missing = await Promise.all(
    roots.map(async (root) => {
      const files = [...closure(root)];
      const given = await Promise.all(files.flatMap((file) => read(file).given).map(wordsWith));
      const words = [staffWords, ...given.flat()];
      return files.flatMap((file) =>
        read(file)
          .keys.filter((key) => !words.some((some) => isThere(some, key)))
          .map((key) => `${root.slice(here.length + 1)}: ${key} in ${file.slice(here.length - 5)}`),
      );
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test("the portal's texts in the console are the same as in the portal", () => {
  const { resources: _, staff: __, ra: ___, ...ofPortal } = staffWords;
  const portal = new Map(flat(catalogue));
  expect([...flat(ofPortal)].filter(([key, text]) => portal.get(key) !== text)).toEqual([]);
});
