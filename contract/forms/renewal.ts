import { isObject } from '../isObject.ts';
import type { AgencyForm } from './agency.ts';
import { at } from './crossField.ts';
import { emptyAgencyForm } from './empty.ts';
import { formPaths } from './paths.ts';
import { storedAgencyForm } from './stored.ts';

/** Agreed to anew at each renewal, and what a caller says of the form itself. */
const notCompared = new Set([
  'agreeToReceiveEmail',
  'agreeToTermsAndConditions',
  'agreeToTermsOfCommissions',
  'acknowledgeFastPay',
  'renewedAgencyHasUpdates',
]);

/** What today's rules ask of a form before they read it. */
const agreed = {
  agreeToTermsAndConditions: true,
  agreeToTermsOfCommissions: true,
  acknowledgeFastPay: true,
};

/** Words that count only with the choice of 'other' beside them (decision G3). */
const wordsForOther: Record<string, string> = {
  'agencyBusinessProfile.otherPlatform': 'agencyBusinessProfile.sourcingTechnologyPlatform',
  'agencyBusinessProfile.otherNatureBusiness': 'agencyDetails.natureOfBusiness',
};

/** The fields in which a renewal differs from what is stored, the agreements aside (decision B1). */
export function renewalUpdates(stored: unknown, sent: AgencyForm): string[] {
  const was = storedAgencyForm.read(isObject(stored) ? { ...stored, ...agreed } : stored);
  const is = sent;
  const fields = new Set([...formPaths(emptyAgencyForm()), ...formPaths(is)]);
  return [...fields].filter(
    (path) => !notCompared.has(path) && comparedAs(was, path) !== comparedAs(is, path),
  );
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
