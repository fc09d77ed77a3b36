import { comparedValue } from '../comparedForms.ts';
import { isObject } from '../isObject.ts';
import type { AgencyForm } from './agency.ts';
import { at, formPaths } from './fieldPaths.ts';
import { emptyAgencyForm } from './fields.ts';
import { storedAgencyForm } from './stored.ts';

/** The agreements, which are given again at each renewal, and the caller's own statement whether there are updates. */
const notCompared = new Set([
  'agreeToReceiveEmail',
  'agreeToTermsAndConditions',
  'agreeToTermsOfCommissions',
  'acknowledgeFastPay',
  'renewedAgencyHasUpdates',
]);

/** The agreements without which today's schema refuses a form. */
const agreed = {
  agreeToTermsAndConditions: true,
  agreeToTermsOfCommissions: true,
  acknowledgeFastPay: true,
};

/** Texts that only count if their field has the option 'other' (decision G3). */
const wordsForOther: Record<string, string> = {
  'agencyBusinessProfile.otherPlatform': 'agencyBusinessProfile.sourcingTechnologyPlatform',
  'agencyBusinessProfile.otherNatureBusiness': 'agencyDetails.natureOfBusiness',
};

/** Returns the fields in which a renewal differs from the stored form, except the agreements (decision B1). */
export const renewalUpdates = (stored: unknown, sent: AgencyForm): string[] =>
  differences(stored, sent, comparedValue);

/** Returns the same, with the fields in which a number or an address is only written in another way. */
export const typedUpdates = (stored: unknown, sent: AgencyForm): string[] =>
  differences(stored, sent, (_, value) => value);

function differences(
  stored: unknown,
  sent: AgencyForm,
  asCompared: (path: string, value: unknown) => unknown,
): string[] {
  const before = storedAgencyForm.read(isObject(stored) ? { ...stored, ...agreed } : stored);
  const fields = new Set([...formPaths(emptyAgencyForm()), ...formPaths(sent)]);
  const valueIn = (form: unknown, path: string) =>
    comparableText(asCompared(path, countedValue(form, path)));
  return [...fields].filter(
    (path) => !notCompared.has(path) && valueIn(before, path) !== valueIn(sent, path),
  );
}

/** Returns what identifies an agency in lists and in the check for duplicates; the domain without the @. */
export const identityOf = ({ agencyDetails: { accountName, companyDomainEmail } }: AgencyForm) => ({
  name: accountName,
  domain: companyDomainEmail.startsWith('@') ? companyDomainEmail.slice(1) : null,
});

/** Returns a renewal that says whether it has updates: whether it differs from the approved form, name or domain. */
export function withRenewalUpdates(
  agency: { form: unknown; name: string | null; domain: string | null },
  form: AgencyForm,
): AgencyForm {
  const { name, domain } = identityOf(form);
  const differs = name !== agency.name || domain !== agency.domain;
  const renewedAgencyHasUpdates = differs || renewalUpdates(agency.form, form).length > 0;
  return { ...form, renewedAgencyHasUpdates };
}

/** Returns a field's value; undefined for words of a choice that was not made. */
function countedValue(form: unknown, path: string): unknown {
  const choice = wordsForOther[path];
  return choice && ![at(form, choice)].flat().includes('OTHER') ? undefined : at(form, path);
}

/** Returns a value as a text that equal values have in common: '' for every empty value, and lists sorted. */
function comparableText(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value.toSorted()) : '';
  return JSON.stringify(value);
}
