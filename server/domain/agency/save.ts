import { and, eq, isNull } from 'drizzle-orm';
import type { AgencyForm } from '../../../contract/forms/agency.ts';
import { renewalUpdates } from '../../../contract/forms/renewal.ts';
import {
  type AgencyEvent,
  agencyEdges,
  agencySaveMethod,
  next,
} from '../../../contract/lifeCycle.ts';
import type { AgencyRecord } from '../../../contract/records.ts';
import { canBeAgencyDomain } from '../../../files/companyDomain.ts';
import type { Transaction } from '../../db/connection.ts';
import { reviewComments } from '../../db/schema.ts';
import { Conflict, invalidFields, MethodNotAllowed, NotAllowed } from '../../errors.ts';
import { recordAgreements } from '../agreements.ts';
import { type Agency, lockAgency, moveAgency } from '../life-cycle/agency.ts';
import { toAgencyRecord } from './record.ts';

/** How somebody wants to save: the method that was used, and the version that the form was read with. */
export interface SaveAttempt {
  method: string;
  version: number | undefined;
}

/**
 * Refuses a save for which the agency is not, or no longer, ready; whatever is in the form. Of the versions only one
 * that is named: {@link saveAgency} takes none for 0, the one before the first save.
 * @throws Conflict where somebody else saved since, MethodNotAllowed with Allow where the status knows no save by this
 * method (specification §4), NotAllowed after the 30-day window
 */
export function refuseSave(
  { status, version, windowEndsAt }: Pick<Agency, 'status' | 'version' | 'windowEndsAt'>,
  attempt: SaveAttempt,
  now: Date,
): void {
  // First of all: whoever comes second finds a status that knows no save, and should hear why.
  if (attempt.version !== undefined && attempt.version !== version) {
    throw new Conflict('error.stale');
  }
  const method = agencySaveMethod(status);
  if (attempt.method !== method) {
    throw new MethodNotAllowed(['GET', 'HEAD', ...(method ? [method] : [])]);
  }
  if (status === 'NOT_CREATED' && windowEndsAt <= now) throw new NotAllowed('error.windowClosed');
}

export interface AgencySave extends SaveAttempt {
  agencyId: string;
  /** The point of contact who saves, and agrees. */
  actorId: string;
  form: AgencyForm;
  now: Date;
}

/**
 * Saves the agency form and moves the agency on: submitted, submitted again, or renewed. Whether a renewal has
 * updates is found by comparing, whatever its form says. The reviewer's comments are answered with it, and what was
 * agreed to is written down.
 * @throws as {@link refuseSave}; InvalidInput for a new domain that can't be an agency's own; of two saves at once one wins, the other is stale
 */
export async function saveAgency(tx: Transaction, save: AgencySave): Promise<AgencyRecord> {
  const { agencyId, actorId, now } = save;
  const agency = await lockAgency(tx, agencyId);
  refuseSave(agency, { method: save.method, version: save.version ?? 0 }, now);

  refuseForeignDomain(agency, save.form);
  const form = judged(agency, save.form);
  const event = eventOf(agency, form);
  const moved = await moveAgency(
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
  await recordAgreements(tx, {
    accountId: actorId,
    agencyId,
    kinds: ['termsAndConditions', 'termsOfCommissions', 'fastPay'],
    // All that an agency agrees to stands on one page.
    text: 'terms',
    at: now,
  });
  return toAgencyRecord(moved, []);
}

/** A domain that is stored already stays, whatever has become of it since. */
function refuseForeignDomain(agency: Agency, form: AgencyForm): void {
  const { domain } = identityOf(form);
  if (domain === null || domain === agency.domain || canBeAgencyDomain(domain)) return;
  throw invalidFields({ 'agencyDetails.companyDomainEmail': { key: 'validation.invalid' } });
}

/** A renewal says that it has updates where it differs from what was approved, or from what the lists show of it. */
function judged(agency: Agency, form: AgencyForm): AgencyForm {
  if (agency.status !== 'PENDING_RENEWAL') return form;
  const { name, domain } = identityOf(form);
  const renewedAgencyHasUpdates =
    renewalUpdates(agency.form, form).length > 0 ||
    name !== agency.name ||
    domain !== agency.domain;
  return { ...form, renewedAgencyHasUpdates };
}

function eventOf({ status }: Agency, { renewedAgencyHasUpdates }: AgencyForm): AgencyEvent {
  const renew = renewedAgencyHasUpdates ? 'renewWithUpdates' : 'renewUnchanged';
  const events = ['submit', 'resubmit', renew] as const;
  const event = events.find((one) => next(agencyEdges, status, one));
  if (!event) throw new Conflict('error.alreadyMoved');
  return event;
}

/** What the agency is known by, and what warns the reviewer of a second registration. */
const identityOf = ({ agencyDetails: { accountName, companyDomainEmail } }: AgencyForm) => ({
  name: accountName,
  domain: companyDomainEmail.startsWith('@') ? companyDomainEmail.slice(1) : null,
});
