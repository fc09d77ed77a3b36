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
export function renewalUpdates(stored: unknown, sent: AgencyForm): string[] {
  const before = storedAgencyForm.read(isObject(stored) ? { ...stored, ...agreed } : stored);
  const fields = new Set([...formPaths(emptyAgencyForm()), ...formPaths(sent)]);
  return [...fields].filter(
    (path) =>
      !notCompared.has(path) && comparableValue(before, path) !== comparableValue(sent, path),
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

/** Returns a field's value for the comparison: '' for every empty value, and lists sorted. */
function comparableValue(form: unknown, path: string): string {
  const choice = wordsForOther[path];
  if (choice && ![at(form, choice)].flat().includes('OTHER')) return '';
  const value = at(form, path);
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value.toSorted()) : '';
  return JSON.stringify(value);
}
