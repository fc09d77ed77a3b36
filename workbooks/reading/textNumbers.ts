import type { Language } from '../../contract/languages.ts';

/** What stands around a number: spaces of any kind, apostrophes between thousands, the currency. */
const AROUND = /[\s'’]|US\$|USD|\$/giu;

/**
 * Returns a number that was typed as text: `1,234.50`, `1 234,50 $`, `US$ 1.234,50`, `(200)` for less than nothing.
 * @returns undefined for any other text, and where a separator could be one of thousands or of decimals
 */
export function readTextNumber(text: string, language: Language): number | undefined {
  const bare = text.replace(AROUND, '');
  const [, inParentheses] = /^\((.*)\)$/.exec(bare) ?? [];
  const [, minus = '', amount = ''] = /^([-−]?)([\d.,]+)$/.exec(inParentheses ?? bare) ?? [];
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
  const value = Number(`${groups.join('') || 0}.${decimals || 0}`);
  return minus || inParentheses !== undefined ? -value : value;
}

/** The separator of decimals in an amount; '' if it has none, undefined if that can't be told. */
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
