import type { Language } from '#contract/languages.ts';

/**
 * A number in the language's form: '1,200', '1 200'. Small ones are the same digits in every language; the first number
 * that the browser formats takes it 10 ms.
 */
export const wholeNumber = (value: number, language: Language): string =>
  Number.isInteger(value) && value >= 0 && value < 1_000
    ? String(value)
    : new Intl.NumberFormat(language).format(value);

/**
 * A size in bytes as kilobytes or megabytes, base 1024, and the key of the unit's words: 3,000 bytes are '3' of
 * `kilobytes`. Rounded up, so that what is over a limit never looks like it.
 */
export function sizeOf(
  bytes: number,
  language: Language,
): { unit: 'kilobytes' | 'megabytes'; n: string } {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? { unit: 'kilobytes', n: wholeNumber(kilobytes, language) }
    : { unit: 'megabytes', n: wholeNumber(Math.ceil((bytes / 1024 ** 2) * 100) / 100, language) };
}

/** Sizes such as '1.25MB, 3.00MB' in the language's form; in English to the letter of the specification (decision I13). */
export const sizesInWords = (sizes: string, language: Language): string =>
  language === 'en'
    ? sizes
    : sizes.replace(/(\d+\.\d\d)MB/g, (_, value) =>
        new Intl.NumberFormat(language, {
          style: 'unit',
          unit: 'megabyte',
          minimumFractionDigits: 2,
        }).format(Number(value)),
      );

/** An amount of US dollars in the language's form: '$1,200.50', '1 200,50 $ US'. */
export const dollars = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(value);
