import { eq, inArray } from 'drizzle-orm';
import type { AssociateForm } from '../../contract/forms/associate.ts';
import { emptyAssociateForm } from '../../contract/forms/fields.ts';
import { associateSaveEvent, isRenewing } from '../../contract/lifeCycle.ts';
import type { AssociateRecord } from '../../contract/records.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, agencies, associateForms } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { formDiff } from '../core/formDiff.ts';
import { lockAssociate, moveAssociate, statusOf } from '../life-cycle/associate.ts';
import { reviewReasons } from '../life-cycle/reviewReasons.ts';
import { setMailChoices } from '../mail-choices/choices.ts';
import { readAssociate } from './record.ts';

export interface AssociateSave {
  accountId: string;
  /** Otherwise it updates or renews. */
  registers: boolean;
  /** The version with which the form was read; optional for the first save. */
  version: number | undefined;
  form: AssociateForm;
  now: Date;
}

/**
 * Saves an associate form and changes the status accordingly: registered, waiting for review, renewed, or unchanged.
 * @throws Conflict if the form was saved in the meantime or the status does not allow it, NotAllowed if the
 * person is no longer an associate
 */
export async function saveAssociate(
  tx: Transaction,
  { accountId, registers, version, form, now }: AssociateSave,
): Promise<AssociateRecord> {
  const agency = await lockedAgencyOf(tx, accountId);
  const account = await lockAssociate(tx, accountId);
  const saved = await tx.query.associateForms.findFirst({
    where: eq(associateForms.accountId, accountId),
  });
  const current = saved?.version ?? 0;
  // Checked first: a concurrent save may have changed the status too, and "stale" is the better reason.
  if (version !== undefined && version !== current) throw new Conflict('error.stale');
  const event = associateSaveEvent(statusOf(account), {
    registers,
    review: reviewReasons(account, agency).length > 0,
    agencyRenews: agency !== undefined && isRenewing(agency.status, agency.approvedAt !== null),
  });
  if (!event) throw new Conflict('error.alreadyMoved');
  if ((version ?? 0) !== current) throw new Conflict('error.stale');

  const kept = { form, version: current + 1, savedAt: now };
  await tx
    .insert(associateForms)
    .values({ accountId, ...kept })
    .onConflictDoUpdate({ target: associateForms.accountId, set: kept });
  const news = form.businessProfile.receiveEmails;
  await setMailChoices(tx, { accountId }, { news }, { actorId: accountId, now });
  const diff = formDiff(saved?.form ?? emptyAssociateForm(), form);
  await moveAssociate(
    tx,
    account,
    event,
    { actorId: accountId, by: 'associate', now },
    { before: { form: diff.before }, after: { form: diff.after } },
  );
  return readAssociate(tx, accountId);
}

type Agency = Pick<typeof agencies.$inferSelect, 'status' | 'domain' | 'approvedAt'>;

/**
 * Returns the agency of an account. It is locked before the account, as by a decision about the agency, which either
 * finds this save or is found by it.
 */
async function lockedAgencyOf(tx: Transaction, accountId: string): Promise<Agency | undefined> {
  const { status, domain, approvedAt } = agencies;
  const own = tx.select({ id: accounts.agencyId }).from(accounts).where(eq(accounts.id, accountId));
  const [agency] = await tx
    .select({ status, domain, approvedAt })
    .from(agencies)
    .where(inArray(agencies.id, own))
    .for('share');
  return agency;
}
