import { language } from './language.ts';

/** A whole number in the language's form: '1,200', '1 200'. */
export const wholeNumber = (value: number): string =>
  new Intl.NumberFormat(language()).format(value);

/** Sizes such as '1.25MB, 3.00MB' in the language's form; in English to the letter of the specification (decision I13). */
export const sizesInWords = (sizes: string): string =>
  language() === 'en'
    ? sizes
    : sizes.replace(/(\d+\.\d\d)MB/g, (_, value) =>
        new Intl.NumberFormat(language(), {
          style: 'unit',
          unit: 'megabyte',
          minimumFractionDigits: 2,
        }).format(Number(value)),
      );
