import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { languageCodes, languages, readLanguage } from '../../contract/languages.ts';
import { demoContent } from '../../demo/content.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folders: string, pattern: RegExp) =>
  folders
    .split(' ')
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => pattern.test(name) && !/\.test\.tsx?$|\/testing\//.test(name));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('a language is named in the table of languages and in its own folder alone', () => {
  const sources = filesIn('contract fixtures providers resources server src workbooks', /\.tsx?$/);
  const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');
  const naming = sources.filter((name) => codes.some((code) => read(name).includes(`'${code}'`)));
  // The demo data is translated content, tied to the languages by its type.
  expect(naming).toEqual(['contract/languages.ts']);
});

test('the languages for tests are offered to nobody, and unknown in production', async () => {
  expect(languages.map(({ code }) => code)).toEqual(['en', 'es-MX', 'fr-CA']);
  expect(languageCodes).toContain('en-XA');
  expect(readLanguage('en-XA')).toBe('en-XA');
  // Another name, so that it is loaded once more.
  const again = '../../contract/languages.ts?production';
  vi.stubEnv('NODE_ENV', 'production');
  const production: typeof import('../../contract/languages.ts') = await import(again);
  vi.unstubAllEnvs();
  expect(production.readLanguage('en-XA')).toBeUndefined();
  expect(production.languageCodes).not.toContain('en-XA');
});

/** British spellings, where they are words and not names of the code. Status words of a report are the contract's. */
const british =
  /(?<![:\w/`-])(?:[Pp]rogrammes?|[Ll]icences?|cheques?|kerbs?|[Ee]-mails?|enrols?|fortnights?|colou?rs?(?<=ours?)|\w+avours?|behaviours?|neighbours?|cancell(?:ed|ing)|travell\w+|(?:author|custom|final|initial|item|organ|recogn|summar)is(?:e[ds]?|ing))\b(?![(/-]|['"]?:|\.\w)/g;

test('English is spelled as in the United States', () => {
  const sources = [
    ...filesIn('words/en', /\.ts$/),
    ...filesIn('docs/operating docs/support', /README\.md$|live\.md$|model\.md$/),
    ...['contract/messages.ts', 'server/core/rules/staffTexts.ts'],
    ...filesIn('docs/decisions', /\.md$/),
    ...['README.md', 'docs/commands.md', 'docs/glossary.md', 'docs/decided-points.md'],
    ...['docs/how-a-request-runs.md', 'docs/principles.md'],
  ];
  const texts = [
    ...sources.map((name) => [name, read(name)]),
    ...demoContent.map(({ name, thumbnailAlt, body }) => [name, name + thumbnailAlt + body]),
  ];
  const found = texts.flatMap(([name, text = '']) =>
    (text.match(british) ?? []).map((word) => `${name}: ${word}`),
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

/** What does not turn over where one reads from right to left. */
const physical =
  /(?:margin|padding|border)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|text-align: (?:left|right)|float: (?:left|right)|^\s+(?:left|right):|(?:margin|padding|border)(?:Left|Right)\b|textAlign: '(?:left|right)'/gm;

test('styles name the start and the end of a line, not left and right', () => {
  const styles = [
    ...filesIn('src', /\.css$/),
    ...filesIn('resources src/console src/portal', /(?<!\.test)\.tsx?$/),
  ];
  const found = styles.flatMap((name) =>
    (read(name).match(physical) ?? []).map((property) => `${name}: ${property.trim()}`),
  );
  expect(styles.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
