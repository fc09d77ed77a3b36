import { folded } from './folded.ts';

/**
 * How numbers and addresses of forms are compared: as people read them, whatever stands between their letters and
 * digits. The typed form is what is stored and shown. The database has the same functions, whose names are in snake
 * case; a test compares both.
 */

const lettersAndDigits = (typed: string): string => folded(typed).replace(/[^a-z0-9]+/g, '');

/** What people write before a number of a kind. */
const KIND = /^(?:iata|arc|clia|sato|tids|true|tsi)(?:number|no)?(?=\d)/;

/**
 * Returns a number or code as it is compared: `14-5 2271 3` and `IATA 14522713` are the same. '' if it has no letter
 * and no digit.
 */
export const comparedNumber = (typed: string): string => lettersAndDigits(typed).replace(KIND, '');

/** Returns a phone number as it is compared: in North America without the digits that lead to the country. */
export const comparedPhone = (typed: string): string =>
  lettersAndDigits(typed)
    .replace(/^(?:00|011)(?=\d{10})/, '')
    .replace(/^(?:1|521?)(?=\d{10}$)/, '');

/**
 * Returns a web address or a domain as it is compared: without scheme, www, the @ of a domain and a slash at its end.
 * '' for N/A.
 */
export const comparedSite = (typed: string): string =>
  folded(typed)
    .replace(/^(?:https?:[\\/]*|[\\/]+|@)/, '')
    .replace(/^www\./, '')
    .replace(/\/+$|^n\/a$/, '');

const formsByField: readonly [field: RegExp, compared: (typed: string) => string][] = [
  [/\.(?:iataNumber|zip)$|\.additionalNumbers\.|^loyaltyNumber$/, comparedNumber],
  [/phone/i, comparedPhone],
  [/\.(?:companyWebsite|companyDomainEmail)$/, comparedSite],
];

/** Returns the value of a form's field as it is compared: texts of numbers and addresses in their compared form. */
export function comparedValue(path: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => comparedValue(path, item));
  const form = formsByField.find(([field]) => field.test(path))?.[1];
  return form && typeof value === 'string' ? form(value) : value;
}
