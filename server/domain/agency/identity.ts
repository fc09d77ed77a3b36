import type { AgencyForm } from '../../../contract/forms/agency.ts';
import { invalidFields } from '../../errors.ts';
import type { Agency } from '../life-cycle/agency.ts';

/** The columns that identify the agency in lists and in the check for duplicates. */
export const identityOf = ({ agencyDetails: { accountName, companyDomainEmail } }: AgencyForm) => ({
  name: accountName,
  domain: companyDomainEmail.startsWith('@') ? companyDomainEmail.slice(1) : null,
});

/**
 * Refuses a domain that can't be an agency's own, such as one of the brand's `ownDomains`. The stored domain is always
 * accepted. @throws InvalidInput
 */
export async function refuseForeignDomain(
  agency: Agency,
  form: AgencyForm,
  ownDomains: readonly string[],
): Promise<void> {
  const { domain } = identityOf(form);
  if (domain === null || domain === agency.domain) return;
  const { canBeAgencyDomain } = await import('../../../files/companyDomain.ts');
  if (canBeAgencyDomain(domain, ownDomains)) return;
  throw invalidFields({ 'agencyDetails.companyDomainEmail': { key: 'validation.invalid' } });
}
