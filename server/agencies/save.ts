import { and, eq, isNull } from 'drizzle-orm';
import { isOver, type Moment } from '../../contract/dates.ts';
import {
  type AgencyContactForm,
  type AgencyForm,
  withContact,
} from '../../contract/forms/agency.ts';
import { identityOf, withRenewalUpdates } from '../../contract/forms/renewal.ts';
import type { Language } from '../../contract/languages.ts';
import { agencySaveEvent } from '../../contract/lifeCycle.ts';
import { type AgencyRecord, termsKinds } from '../../contract/records.ts';
import { AGREED_CODE } from '../../contract/staff/words.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { agencies, reviewComments } from '../core/db/schema.ts';
import { Conflict, invalidField, NotAllowed } from '../core/errors.ts';
import { formDiff } from '../core/formDiff.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import { type Agency, formOf, lockAgency, lockApproved, moveAgency } from '../life-cycle/agency.ts';
import { setMailChoices } from '../mail-choices/choices.ts';
import { recordAgreements } from './agreements.ts';
import { readAgency } from './record.ts';

/**
 * Checks whether the agency can be saved now, whatever the form contains. A missing version is not compared here;
 * {@link saveAgency} treats it as 0, the version before the first save.
 * @throws Conflict if somebody else saved in the meantime, NotAllowed after the registration window
 */
export function refuseSave(
  agency: Pick<Agency, 'status' | 'version' | 'windowEndsAt'>,
  version: number | undefined,
  moment: Moment,
): void {
  if (version !== undefined && version !== agency.version) throw new Conflict('error.stale');
  if (agency.status === 'NOT_CREATED' && isOver(agency.windowEndsAt, moment))
    throw new NotAllowed('error.windowClosed');
}

export interface AgencySave extends AgencyAct, Moment {
  version: number | undefined;
  form: AgencyForm;
  /** The brand's. */
  ownDomains: readonly string[];
  /** In which the agreements are read. */
  language: Language;
}

/**
 * Saves the agency form and changes the status: submitted, resubmitted or renewed. Whether a renewal has updates is
 * found by comparing, whatever its form says. The save resolves the reviewer's comments and records the agreements. Of
 * two concurrent saves the second is stale.
 * @throws as {@link refuseSave}; Conflict in a status in which it can't be saved; InvalidInput for a new domain that can't
 * be an agency's own
 */
export async function saveAgency(tx: Transaction, save: AgencySave): Promise<AgencyRecord> {
  const { agencyId, actorId, now } = save;
  const agency = await lockAgency(tx, agencyId);
  refuseSave(agency, save.version ?? 0, save);

  await refuseForeignDomain(agency, save.form, save.ownDomains);
  const isRenewal = agency.status === 'PENDING_RENEWAL';
  const form = isRenewal ? withRenewalUpdates(agency, save.form) : save.form;
  const event = agencySaveEvent(agency.status, form.renewedAgencyHasUpdates);
  if (!event) throw new Conflict('error.alreadyMoved');
  await moveAgency(
    tx,
    agency,
    event,
    { actorId, by: 'poc', now },
    {
      form,
      version: agency.version + 1,
      ...identityOf(form),
    },
  );
  await tx
    .update(reviewComments)
    .set({ resolvedAt: now })
    .where(and(eq(reviewComments.agencyId, agencyId), isNull(reviewComments.resolvedAt)));
  await setMailChoices(tx, { accountId: actorId }, { news: form.agreeToReceiveEmail }, save);
  await recordAgreements(tx, {
    accountId: actorId,
    agencyId,
    kinds: termsKinds,
    text: AGREED_CODE,
    language: save.language,
    at: now,
  });
  return readAgency(tx, save);
}

export interface ContactSave extends AgencyAct {
  version: number | undefined;
  contact: AgencyContactForm;
}

/**
 * Saves phone, addresses and email choice of an approved agency. Its status stays, so no review follows (decision
 * B12); the audit records the changed fields.
 * @throws Conflict if somebody else saved in the meantime, NotAllowed if the agency is no longer approved
 */
export async function saveContact(
  tx: Transaction,
  { agencyId, actorId, version = 0, contact, now }: ContactSave,
): Promise<void> {
  const agency = await lockApproved(tx, agencyId);
  if (version !== agency.version) throw new Conflict('error.stale');
  const before = formOf(agency);
  const form = withContact(before, contact);
  await tx
    .update(agencies)
    .set({ form, version: agency.version + 1, updatedAt: now })
    .where(eq(agencies.id, agencyId));
  const news = contact.agreeToReceiveEmail;
  if (news !== undefined)
    await setMailChoices(tx, { accountId: actorId }, { news }, { actorId, now });
  const changed = formDiff(before, form);
  await recordAudit(tx, {
    actorId,
    subject: { type: 'agency', id: agencyId },
    event: 'changeContact',
    before: { form: changed.before },
    after: { form: changed.after },
    at: now,
  });
}

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
  const { canBeAgencyDomain } = await import('../core/rules/companyDomain.ts');
  if (canBeAgencyDomain(domain, ownDomains)) return;
  throw invalidField('agencyDetails.companyDomainEmail', 'validation.invalid');
}
