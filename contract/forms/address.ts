import type { z } from 'zod';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { countries, statesOf } from '../reference.ts';
import { code, group, oneOf, text } from '../rules.ts';
import type { CrossFieldRule } from './crossField.ts';

/** An address (specification §3). The formats of state and zip depend on the country, by {@link addressRules}. */
export const address = group({
  street: text(),
  city: text(),
  state: code().meta({ examples: ['IL'] }),
  zip: code(limits.zipMax, limits.zipMin).meta({ examples: ['60601'] }),
  country: oneOf(countries),
});
export type Address = z.infer<typeof address>;
/** Zip per country within 5–7 characters (decision G1): 12345, A1A 1A1, 01234. */
const zipForms: Record<string, RegExp> = {
  US: /^\d{5}$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  MX: /^\d{5}$/,
};

/** Removes the last four digits of a ZIP+4 (decision G1), and spaces around a ZIP. */
export const withoutZipPlusFour = (zip: string): string =>
  zip.replace(/^\s*(\d{5})([-\s]?\d{4})?\s*$/, '$1');

const ofCountry = <T>(table: Readonly<Record<string, T>>, country: unknown): T | undefined =>
  typeof country === 'string' && Object.hasOwn(table, country) ? table[country] : undefined;

/** Returns the cross-field rules of the address at `path`. */
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
      const trimmed = zip.trim();
      const lengthRefused = trimmed.length < limits.zipMin || trimmed.length > limits.zipMax;
      return lengthRefused || form.test(trimmed);
    },
    message: packMessage('validation.invalid'),
  },
];
