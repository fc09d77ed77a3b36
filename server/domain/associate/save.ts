import { eq } from 'drizzle-orm';
import type { AssociateForm } from '../../../contract/forms/associate.ts';
import { emptyAssociateForm } from '../../../contract/forms/empty.ts';
import { type AssociateEvent, associateEdges, next } from '../../../contract/lifeCycle.ts';
import type { AssociateRecord } from '../../../contract/records.ts';
import type { Transaction } from '../../db/connection.ts';
import { agencies, associateForms } from '../../db/schema.ts';
import { Conflict } from '../../errors.ts';
import { formDiff } from '../form-diff.ts';
import { type Account, lockAssociate, moveAssociate, statusOf } from '../life-cycle/associate.ts';
import { readAssociate } from './record.ts';
import { reviewReasons } from './review-reasons.ts';

export interface AssociateSave {
  accountId: string;
  /** POST registers, PATCH updates and renews. */
  method: string;
  /** The version with which the form was read; optional for the first save. */
  version: number | undefined;
  form: AssociateForm;
  now: Date;
}

/**
 * Saves an associate form and changes the status accordingly: registered, waiting for review, renewed, or unchanged.
 * @throws Conflict if the form was saved in the meantime or the status does not allow this method, NotAllowed if the
 * person is no longer an associate
 */
export async function saveAssociate(
  tx: Transaction,
  { accountId, method, version, form, now }: AssociateSave,
): Promise<AssociateRecord> {
  const account = await lockAssociate(tx, accountId);
  const saved = await tx.query.associateForms.findFirst({
    where: eq(associateForms.accountId, accountId),
  });
  const current = saved?.version ?? 0;
  // Checked first: a concurrent save may have changed the status too, and "stale" is the better reason.
  if (version !== undefined && version !== current) throw new Conflict('error.stale');
  const event = eventOf(account, method, await needsReview(tx, account));
  if ((version ?? 0) !== current) throw new Conflict('error.stale');

  const kept = { form, version: current + 1, savedAt: now };
  await tx
    .insert(associateForms)
    .values({ accountId, ...kept })
    .onConflictDoUpdate({ target: associateForms.accountId, set: kept });
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

/** Returns the life-cycle event of a save: POST registers; PATCH updates, or renews if that is due. */
function eventOf(account: Account, method: string, review: boolean): AssociateEvent {
  const events: AssociateEvent[] =
    method === 'POST'
      ? [review ? 'registerForReview' : 'register']
      : ['update', review ? 'renewForReview' : 'renew'];
  const event = events.find((one) => next(associateEdges, statusOf(account), one));
  if (!event) throw new Conflict('error.alreadyMoved');
  return event;
}

/** Whether staff must review the registration. */
async function needsReview(tx: Transaction, account: Account): Promise<boolean> {
  const agency = account.agencyId
    ? await tx.query.agencies.findFirst({
        columns: { status: true, domain: true },
        where: eq(agencies.id, account.agencyId),
      })
    : undefined;
  return reviewReasons(account, agency).length > 0;
}
