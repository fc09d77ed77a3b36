import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#words/en/catalogue.ts';
import { staffWords } from '#words/en/console.ts';
import { allStaffWords } from '#words/en/wholeConsole.ts';
import { flat } from '#words/flat.ts';

const withMoreWords = join(import.meta.dirname, 'layout/withMoreWords.tsx');
const allWords = { ...allStaffWords, ...catalogue };

/** A text of the catalogue, or a part of it, as the code names it: `'form.yes'`, `` `options.${list}.${code}` ``. */
const inCode = new RegExp(`['"\`]((?:${Object.keys(allWords).join('|')})\\.[^'"\`]*)['"\`]`, 'g');
/** Whose fields are named: `useFieldNames('agency')`. */
const ofFields = /useFieldNames\('(\w+)'\)/g;
const imports = /(?:^|\n)(?:import|export)(?! type)[^;]*?from '(\.[^']+\.tsx?)'/g;
const chunks = /import\('(\.[^']+)'\)/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** `options` of `` `options.${list}.${code}` ``: what precedes the first part that is only known at run time. */
const keyOf = (named: string) => named.replace(/\.[^.]*\$\{.*|\.$/, '');

/** The keys of texts that a source names; of those that are put together, what is certain. */
function keysIn(text: string): string[] {
  const named = found(text, inCode).filter((one) => /^[\w.$ {}?:=]+$/.test(one));
  return [...named.map(keyOf), ...found(text, ofFields).map((part) => `${part}.fields`)];
}

const sources = new Map<string, { keys: string[]; imports: string[] }>();
function read(file: string) {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  const source = {
    keys: keysIn(text),
    imports: found(text, imports).map((path) => join(dirname(file), path)),
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

test('each part of the console uses only texts that it loads', () => {
  const roots = [...new Set([join(here, 'StaffApp.tsx'), ...fetched])];
  expect(roots.length).toBeGreaterThan(20);
  const missing = roots.flatMap((root) => {
    const files = closure(root);
    const words = files.has(withMoreWords) ? allWords : staffWords;
    return [...files].flatMap((file) =>
      read(file)
        .keys.filter((key) => !isThere(words, key))
        .map((key) => `${root.slice(here.length + 1)}: ${key} in ${file.slice(here.length - 5)}`),
    );
  });
  expect(missing).toEqual([]);
});

test("the portal's texts in the console are the same as in the portal", () => {
  const { resources: _, staff: __, ra: ___, ...ofPortal } = staffWords;
  const portal = new Map(flat(catalogue));
  expect([...flat(ofPortal)].filter(([key, text]) => portal.get(key) !== text)).toEqual([]);
});
