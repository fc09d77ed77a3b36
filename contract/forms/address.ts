import type { z } from 'zod';
import { bareText } from '../characters.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { countries, statesOf } from '../reference.ts';
import { code, group, oneOf, text } from '../rules.ts';
import { textKinds, typedText } from '../typedText.ts';
import type { CrossFieldRule } from './crossField.ts';

/**
 * Returns a postal code as it is stored: with plain hyphens, and without the last four digits of a ZIP+4 (decision G1).
 * People write those behind a hyphen, a space or nothing.
 */
export const plainZip = (typed: string): string =>
  bareText(typed)
    .replace(/ *\p{Pd} */gu, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/^(\d{5})[- +./]?\d{4}$/, '$1');

const zip = typedText(limits.zipMax, {
  min: limits.zipMin,
  kind: { ...textKinds.bare, clean: plainZip },
});

/** An address (specification §3). The formats of state and zip depend on the country, by {@link addressRules}. */
export const address = group({
  street: text(),
  city: text(),
  state: code().meta({ examples: ['IL'] }),
  zip: zip.meta({ examples: ['60601'] }),
  country: oneOf(countries),
});
export type Address = z.infer<typeof address>;

/** Zip per country within 5–7 characters (decision G1): 12345, A1A 1A1, 01234. */
const zipForms: Record<string, RegExp> = {
  US: /^\d{5}$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  MX: /^\d{5}$/,
};

const ofCountry = <T>(table: Readonly<Record<string, T>>, country: unknown): T | undefined =>
  typeof country === 'string' && Object.hasOwn(table, country) ? table[country] : undefined;

export const addressRules = (path: string): CrossFieldRule[] => [
  {
    path: `${path}.state`,
    holds: (read) => {
      const [state, country] = [read(`${path}.state`), read(`${path}.country`)];
      const states = ofCountry(statesOf, country);
      return !state || !states || states.some(({ code }) => code === state);
    },
    message: packMessage('validation.select'),
  },
  {
    path: `${path}.zip`,
    holds: (read) => {
      const [zip, country] = [read(`${path}.zip`), read(`${path}.country`)];
      const form = ofCountry(zipForms, country);
      if (typeof zip !== 'string' || !form) return true;
      const plain = plainZip(zip);
      const lengthRefused = plain.length < limits.zipMin || plain.length > limits.zipMax;
      return lengthRefused || form.test(plain);
    },
    message: packMessage('validation.invalid'),
  },
];
