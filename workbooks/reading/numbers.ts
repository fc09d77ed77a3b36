import type { CellObject } from '@e965/xlsx';
import { bareText } from '../../contract/characters.ts';
import type { Language } from '../../contract/languages.ts';
import { withPlainDigits } from '../../contract/wholeNumbers.ts';

/** Digits that spreadsheet programs keep and show; behind them is what binary fractions leave over. */
const DIGITS = 15;
const shown = (value: number): number => Number(value.toPrecision(DIGITS));

/** The number in a cell; undefined if it contains none. */
export function numberOf(cell: CellObject | undefined, language: Language): number | undefined {
  if (typeof cell?.v === 'number') return Number.isFinite(cell.v) ? shown(cell.v) : undefined;
  return typeof cell?.v === 'string' ? readTextNumber(cell.v.slice(0, 60), language) : undefined;
}

/** An amount of dollars to the cent, as a spreadsheet rounds it. */
export const toCents = (amount: number): number => Math.round(shown(amount * 100)) / 100 || 0;

/** How far the result of a formula may be from the whole number that is meant. */
const ALMOST = 1e-6;

/** The whole number that is meant; undefined if there is a fraction. */
export function wholeOf(amount: number): number | undefined {
  const whole = Math.round(amount) || 0;
  return Math.abs(amount - whole) < ALMOST ? whole : undefined;
}

/** Characters around a number: spaces of any kind, apostrophes between thousands, the currency. */
const AROUND = /[\s'’]|US\s*\$|\$\s*US|USD|\$/giu;

/**
 * Returns a number that was typed as text: `1,234.50`, `1 234,50 $`, `US$ 1.234,50`, `(200)` and `200-` for less than
 * nothing.
 * @returns undefined for any other text, and where a separator could be one of thousands or of decimals
 */
function readTextNumber(text: string, language: Language): number | undefined {
  const bare = withPlainDigits(bareText(text)).replace(AROUND, '');
  const [, inParentheses] = /^\((.*)\)$/.exec(bare) ?? [];
  const [, before = '', amount = '', after = ''] =
    /^([-−–]?)([\d.,]+)([-−–]?)$/.exec(inParentheses ?? bare) ?? [];
  const separator = decimalSeparator(amount, language);
  if (separator === undefined) return undefined;
  const [whole = '', decimals = '', ...more] = separator ? amount.split(separator) : [amount];
  const groups = whole.split(/[.,]/);
  const areThousands = groups.every((group, index) =>
    index === 0 ? /^\d{0,3}$/.test(group) || groups.length === 1 : /^\d{3}$/.test(group),
  );
  if (more.length > 0 || !areThousands || !/^\d*$/.test(decimals) || !/\d/.test(amount)) {
    return undefined;
  }
  const value = shown(Number(`${groups.join('') || 0}.${decimals || 0}`));
  return before || after || inParentheses !== undefined ? -value : value;
}

/** The separator of decimals in an amount; '' if it has none, undefined if that is ambiguous. */
function decimalSeparator(amount: string, language: Language): '.' | ',' | '' | undefined {
  const [point, comma] = [amount.lastIndexOf('.'), amount.lastIndexOf(',')];
  if (point < 0 && comma < 0) return '';
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const parts = amount.split(mark);
  if (parts.length > 2) return '';
  if (parts[1]?.length !== 3) return mark;
  // '1,234': thousands where the comma is for them, else anybody's guess.
  return mark === ',' && !writesDecimalsWithComma(language) ? '' : undefined;
}

const writesDecimalsWithComma = (language: Language): boolean =>
  new Intl.NumberFormat(language).format(1.5).includes(',');
