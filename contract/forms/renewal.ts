import { isObject } from '../isObject.ts';
import { type AgencyForm, agencyForm } from './agency.ts';
import { at } from './crossField.ts';
import { emptyAgencyForm } from './empty.ts';
import { formPaths } from './paths.ts';

/** Agreed to anew at each renewal, and what a caller says of the form itself. */
const notCompared = new Set([
  'agreeToReceiveEmail',
  'agreeToTermsAndConditions',
  'agreeToTermsOfCommissions',
  'acknowledgeFastPay',
  'renewedAgencyHasUpdates',
]);

/** Words that count only with the choice of 'other' beside them (G3). */
const wordsForOther: Record<string, string> = {
  'agencyBusinessProfile.otherPlatform': 'agencyBusinessProfile.sourcingTechnologyPlatform',
  'agencyBusinessProfile.otherNatureBusiness': 'agencyDetails.natureOfBusiness',
};

/** The fields in which a renewal differs from what is stored, the agreements aside (B1). */
export function renewalUpdates(stored: unknown, sent: AgencyForm): string[] {
  const [was, is] = [asOfToday(stored), sent];
  const fields = new Set([...formPaths(emptyAgencyForm()), ...formPaths(is)]);
  return [...fields].filter(
    (path) => !notCompared.has(path) && comparedAs(was, path) !== comparedAs(is, path),
  );
}

/**
 * A stored form as today's rules write it: of an earlier release it may lack fields, or hold others. One that they
 * would refuse is compared as it is.
 */
function asOfToday(stored: unknown): unknown {
  const whole = filled(emptyAgencyForm(), stored);
  const agreed = {
    agreeToTermsAndConditions: true,
    agreeToTermsOfCommissions: true,
    acknowledgeFastPay: true,
  };
  return agencyForm.safeParse({ ...whole, ...agreed }).data ?? whole;
}

/** `value` where it has something, else `empty`, at every depth. */
function filled(empty: object, value: unknown): object {
  if (!isObject(value)) return empty;
  const parts = Object.entries(empty).map(([key, part]) => {
    const own = value[key];
    if (isObject(part)) return [key, filled(part, own)];
    return [key, own ?? part];
  });
  return Object.fromEntries(parts);
}

/** A field as it is compared: nothing is nothing however it is written, and a list has no order. */
function comparedAs(form: unknown, path: string): string {
  const choice = wordsForOther[path];
  if (choice && ![at(form, choice)].flat().includes('OTHER')) return '';
  const value = at(form, path);
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value.toSorted()) : '';
  return JSON.stringify(value);
}
