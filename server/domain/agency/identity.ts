import type { AgencyForm } from '../../../contract/forms/agency.ts';
import { identityOf } from '../../../contract/forms/renewal.ts';
import { invalidFields } from '../../errors.ts';
import type { Agency } from '../life-cycle/agency.ts';

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
