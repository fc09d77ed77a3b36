import { cleanLine } from '#contract/characters.ts';
import { folded } from '#contract/folded.ts';
import { PLURAL_SEPARATOR } from '#contract/staff/placeholders.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string) => folded(cleanLine(text).replace(/\s+/g, ' ')).trim();

/**
 * The fewest letters that a text must have besides its parameters, so that `%{name}` alone does not match everything.
 */
const FEWEST_LETTERS = 3;
const FEWEST_LETTERS_WITHIN = 8;
const letters = (form: string) => form.replace(/%\{\w+\}|[^\p{L}]/gu, '').length;

/** Returns the pattern of a form of a text, with anything in place of its parameters. */
const patternOf = (form: string) =>
  form
    .split(/%\{\w+\}/)
    .map(escaped)
    .join('.+?');

const NUMBER = /\d+(?:[.,\u00a0\u202f ]?\d+)*/;

/**
 * Returns a function that tells whether a text matches a search: it contains the words, or the words are the text as
 * the screen shows it, with names and numbers in place of its parameters.
 */
export function textMatcher(search: string): (text: string) => boolean {
  const wanted = plain(search);
  if (wanted === '') return () => true;
  // A part of a sentence may have a number where the text has a parameter.
  const numbers = wanted.split(new RegExp(NUMBER, 'g')).map(escaped);
  const withNumbers =
    numbers.length > 1 && letters(wanted) >= FEWEST_LETTERS
      ? new RegExp(numbers.join(`(?:%\\{\\w+\\}|${NUMBER.source})`))
      : undefined;
  return (text) => {
    const whole = plain(text);
    if (whole.includes(wanted) || withNumbers?.test(whole)) return true;
    return whole.split(PLURAL_SEPARATOR).some((one) => {
      const form = one.trim();
      if (!form.includes('%{') || letters(form) < FEWEST_LETTERS) return false;
      const pattern = patternOf(form);
      return (
        new RegExp(`^${pattern}$`).test(wanted) ||
        (letters(form) >= FEWEST_LETTERS_WITHIN && new RegExp(pattern).test(wanted))
      );
    });
  };
}
