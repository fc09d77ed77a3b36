import { eq } from 'drizzle-orm';
import { endSessionsOf } from '../../accounts/sessions.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, invitations } from '../../db/schema.ts';
import { lockRow, refuseLastPoc } from './own-row.ts';
import type { RowAct } from './point-of-contact.ts';

/**
 * Revokes an invitation: its link is invalid and a queued email is not sent. A registered person is detached from the
 * agency, and their sessions end.
 * @throws NotFound for a row that isn't the agency's, Conflict for its last point of contact
 */
export async function revokeInvitation(
  tx: Transaction,
  { agencyId, actorId, email, now }: RowAct,
): Promise<void> {
  const { row, account } = await lockRow(tx, agencyId, email);
  if (account?.pointOfContact) await refuseLastPoc(tx, agencyId, account.id);
  // While the row is there, from which the entry has its agency.
  await recordAudit(tx, {
    actorId,
    subject: { type: 'invitation', id: row.id },
    event: 'revoke',
    before: { email: row.email, status: row.status, inviteType: row.inviteType },
    at: now,
  });
  await tx.delete(invitations).where(eq(invitations.id, row.id));
  if (!account) return;

  const detached = { agencyId: null, pointOfContact: false, associate: false };
  await tx
    .update(accounts)
    .set({ ...detached, renewsWithAgency: false })
    .where(eq(accounts.id, account.id));
  await endSessionsOf(tx, account.id);
  await recordAudit(tx, {
    actorId,
    subject: { type: 'account', id: account.id },
    event: 'detach',
    before: {
      agencyId,
      pointOfContact: account.pointOfContact,
      associate: account.associate,
      associateStatus: account.associateStatus,
    },
    after: { ...detached, associateStatus: account.associateStatus },
    at: now,
  });
}
