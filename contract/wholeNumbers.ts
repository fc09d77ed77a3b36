import { bareText, inUsualWidth } from './characters.ts';
import type { Language } from './languages.ts';

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Returns a digit of any script as 0–9: each has its ten in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Returns the text with digits of any script, also in the full width of East Asian keyboards, as 0–9. */
export const withPlainDigits = (text: string): string =>
  inUsualWidth(text).replace(/(?![0-9])\p{Nd}/gu, plainDigit);

/** Whether groups of three digits, as `1 000`, are all that a separator stands between. */
const inGroups = (separator: string) => new RegExp(`^([+-]?\\d{1,3})(?:[${separator}]\\d{3})+$`);

/**
 * Returns a whole number as it is read in every language: digits without the spaces between groups of three. Anything
 * else is returned as it is, for the rules to refuse: `1,000` is a thousand to one reader and one to another.
 */
export function plainNumber(typed: string, separator = ''): string {
  const text = withPlainDigits(bareText(typed)).replace(/^\u2212/, '-');
  const isGrouped = [' ', separator].some((one) => one !== '' && inGroups(one).test(text));
  return (isGrouped ? text.replace(/[^\d+-]/g, '') : text).replace(/^\+(?=\d)/, '');
}

/** The sign that a language writes between groups of three digits: ',' or a space. */
const separatorOf = (language: Language): string =>
  new Intl.NumberFormat(language).formatToParts(1_000_000).find(({ type }) => type === 'group')
    ?.value ?? '';

/**
 * Returns the whole number that somebody has typed in a language; null for nothing, and the text for what can't be read
 * as one, so that the rules refuse it instead of another number being taken.
 */
export function typedNumber(typed: string, language: Language): number | string | null {
  const text = plainNumber(typed, bareText(separatorOf(language)));
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : typed;
}
