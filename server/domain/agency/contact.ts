import { eq } from 'drizzle-orm';
import { type AgencyContactForm, withContact } from '../../../contract/forms/agency.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Transaction } from '../../db/connection.ts';
import { agencies } from '../../db/schema.ts';
import { Conflict } from '../../errors.ts';
import { formDiff } from '../form-diff.ts';
import type { AgencyAct } from '../gate.ts';
import { formOf, lockApproved } from './change-request.ts';

export interface ContactSave extends AgencyAct {
  /** The version with which the form was read. */
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
