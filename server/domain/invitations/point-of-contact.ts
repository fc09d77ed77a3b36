import { eq } from 'drizzle-orm';
import type { Invitation } from '../../../contract/records.ts';
import { renewSessionsOf } from '../../accounts/sessions.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, invitations } from '../../db/schema.ts';
import type { AgencyAct } from '../gate.ts';
import { lockRow, refuseLastPoc } from './own-row.ts';
import { toInvitation } from './record.ts';

export type RowAct = AgencyAct & { email: string };

/**
 * Sets whether a person of the agency is a point of contact; an invited person becomes one with the account.
 * @throws NotFound for a row that isn't the agency's, Conflict for its last point of contact
 */
export async function setPointOfContact(
  tx: Transaction,
  { agencyId, actorId, email, now }: RowAct,
  pointOfContact: boolean,
): Promise<Invitation> {
  const { row, account } = await lockRow(tx, agencyId, email);
  if (account?.pointOfContact && !pointOfContact) await refuseLastPoc(tx, agencyId, account.id);
  if (row.pointOfContact !== pointOfContact || account?.pointOfContact === !pointOfContact) {
    await tx.update(invitations).set({ pointOfContact }).where(eq(invitations.id, row.id));
    if (account) {
      await tx.update(accounts).set({ pointOfContact }).where(eq(accounts.id, account.id));
      await renewSessionsOf(tx, account.id);
    }
    await recordAudit(tx, {
      actorId,
      subject: account ? { type: 'account', id: account.id } : { type: 'invitation', id: row.id },
      event: 'setPointOfContact',
      before: { pointOfContact: !pointOfContact },
      after: { pointOfContact },
      at: now,
    });
  }
  return toInvitation({ ...row, pointOfContact });
}
