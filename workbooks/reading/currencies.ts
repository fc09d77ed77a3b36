/** The currency and the percentage that a cell's format or text names: reports are in US dollars. */

/** Other dollars and pesos, by what stands before their sign. */
const bySign: Readonly<Record<string, string>> = {
  mx: 'MXN',
  mex: 'MXN',
  ca: 'CAD',
  c: 'CAD',
  can: 'CAD',
  cdn: 'CAD',
  au: 'AUD',
  a: 'AUD',
  nz: 'NZD',
  hk: 'HKD',
  s: 'SGD',
  r: 'BRL',
};
const bySymbol: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
/** By what follows the sign in a format: a number of Windows, or the end of a language's code. */
const byPlace: Readonly<Record<string, string>> = {
  '80a': 'MXN',
  mx: 'MXN',
  c0c: 'CAD',
  '1009': 'CAD',
  ca: 'CAD',
  c09: 'AUD',
  au: 'AUD',
  '1409': 'NZD',
  nz: 'NZD',
  '2c0a': 'ARS',
  ar: 'ARS',
  '340a': 'CLP',
  cl: 'CLP',
  '240a': 'COP',
  co: 'COP',
  '4809': 'SGD',
  sg: 'SGD',
};
const byWord: Readonly<Record<string, string>> = {
  peso: 'MXN',
  pesos: 'MXN',
  mn: 'MXN',
  euro: 'EUR',
  euros: 'EUR',
  can: 'CAD',
};
const codes = new Set(Intl.supportedValuesOf('currency'));
const OURS = 'USD';

/** The currency that a text names beside an amount, where it isn't US dollars: `MXN 1,200`, `1.200 €`, `CA$ 500`. */
export function otherCurrencyIn(text: string): string | undefined {
  const [, sign = ''] = /(?<!\p{L})(\p{L}{1,3})\s?\$/u.exec(text) ?? [];
  const [symbol = ''] = /[^\P{Sc}$]/u.exec(text) ?? [];
  const words = (text.replace(/(?<=\p{L})\./gu, '').match(/\p{L}+/gu) ?? []).map(
    (word) => byWord[word.toLowerCase()] ?? (codes.has(word) ? word : undefined),
  );
  const named = [bySign[sign.toLowerCase()], symbol && (bySymbol[symbol] ?? symbol), ...words];
  return named.find((currency) => currency && currency !== OURS);
}

/** In a format: a width to leave free, and a character to fill up with; neither is shown. */
const UNSEEN = /_.|\*./gsu;
const CURRENCY = /\[\$([^\]-]*)(?:-([^\]]*))?\]/g;
const CONDITION = /\[[^\]]*\]/g;

/** The currency in which a format shows an amount, where it isn't US dollars: `[$€-407]`, `"MX$"`, `[$$-80A]`. */
export function otherCurrencyOf(format: string | number | undefined): string | undefined {
  if (typeof format !== 'string') return undefined;
  const shown = format
    .replace(UNSEEN, ' ')
    .replace(CURRENCY, (_, sign: string, place = '') =>
      sign.trim() === '$' ? ` ${byPlace[placeOf(place)] ?? '$'} ` : ` ${sign} `,
    )
    .replace(CONDITION, ' ')
    .replace(/["\\]/g, '');
  return otherCurrencyIn(shown);
}

const placeOf = (place: string): string =>
  /[\da-f]{3,4}$/i.test(place) && !place.includes('-')
    ? place.slice(-4).toLowerCase().replace(/^0/, '')
    : place.slice(-2).toLowerCase();

const PERCENT_WORD = /[%％٪]|\bper ?cent\b|\bpor ?ciento\b|\bpour ?cent\b/i;

/** Whether a text is a share and no amount. */
export const isPercentText = (text: string): boolean => PERCENT_WORD.test(text);

/** How a format shows a number as a percentage, `10%`; undefined if it doesn't. */
export function percentOf(value: number, format: string | number | undefined): string | undefined {
  if (typeof format !== 'string' || !format.includes('%')) return undefined;
  const bare = format.replace(/"[^"]*"|\\./g, '');
  return `${Number((bare.includes('%') ? value * 100 : value).toPrecision(15))}%`;
}
