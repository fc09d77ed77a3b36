import { eq } from 'drizzle-orm';
import { emptyAssociateForm } from '../../contract/forms/fields.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import type { Queryable } from '../core/db/connection.ts';
import { accounts, agencies, associateForms } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { statusOf } from '../life-cycle/associate.ts';

/**
 * Returns the associate form and status of an account; before the first save an empty form with name and company.
 * @throws NotFound if there is no such account, Conflict if its status is unknown
 */
export async function readAssociate(db: Queryable, accountId: string): Promise<AssociateRecord> {
  const [found] = await db
    .select({
      account: accounts,
      company: agencies.name,
      form: associateForms.form,
      version: associateForms.version,
    })
    .from(accounts)
    .leftJoin(agencies, eq(agencies.id, accounts.agencyId))
    .leftJoin(associateForms, eq(associateForms.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!found) throw new NotFound();
  const { account, company, form, version } = found;
  const { firstName, lastName } = account;
  const shown = form ?? {
    ...emptyAssociateForm(),
    firstName,
    lastName,
    companyName: company ?? '',
  };
  return {
    ...shown,
    // Elsewhere it may have been chosen anew.
    businessProfile: { ...shown.businessProfile, receiveEmails: account.wantsNews },
    associateStatus: statusOf(account),
    version: version ?? 0,
    isAcknowledged: account.acknowledgedAt !== null,
    ...(account.renewsWithAgency && { renewsWithAgency: true as const }),
  };
}
