import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { loadLanguage } from '#providers/i18n/language.ts';

const css = readFileSync(new URL('faces.css', import.meta.url), 'utf8');

/** Whether a character is in one of these files, by the ranges of the style sheet. */
function isIn(files: string[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const ranges = css
    .split('@font-face')
    .filter((face) => files.some((file) => face.includes(`fonts/${file}.woff2`)))
    .flatMap((face) => /unicode-range:([^;]+);/.exec(face)?.[1]?.split(',') ?? []);
  return ranges.some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

test.each(languages)('the texts of $name need no other file of a typeface', async ({ code }) => {
  const { light } = await loadLanguage(code);
  const files = code === 'en' ? ['text'] : ['text', 'text-accents'];
  const characters = [...new Set(JSON.stringify(light))];
  expect(characters.length).toBeGreaterThan(40);
  expect(characters.filter((character) => !isIn(files, character))).toEqual([]);
});
