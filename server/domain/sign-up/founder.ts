import { and, eq, isNull } from 'drizzle-orm';
import { readAssociateStatus } from '../../../contract/statuses.ts';
import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, invitations } from '../../db/schema.ts';

/**
 * Confirms the address of an account whose owner has used an emailed link. A point of contact who registered an agency
 * before addresses were confirmed gets a row in the agency's list.
 */
export async function confirmAddress(tx: Transaction, accountId: string, now: Date) {
  const [confirmed] = await tx
    .update(accounts)
    .set({ emailConfirmedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)))
    .returning();
  if (confirmed?.agencyId && confirmed.pointOfContact) {
    await listFounder(tx, { ...confirmed, agencyId: confirmed.agencyId }, now);
  }
}

/**
 * Adds the founder to the agency's list. An invitation that another agency sent to the address can't be accepted any
 * more and is removed.
 */
export async function listFounder(
  tx: Transaction,
  founder: Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'associateStatus'> & {
    agencyId: string;
  },
  now: Date,
) {
  const { id, email, agencyId, associateStatus } = founder;
  const status = readAssociateStatus(associateStatus);
  const removed = await tx
    .delete(invitations)
    .where(eq(invitations.email, email))
    .returning({ id: invitations.id, status: invitations.status, type: invitations.inviteType });
  await tx.insert(invitations).values({
    agencyId,
    email,
    status: status === 'UNKNOWN' ? 'NOT_CREATED' : status,
    inviteType: 'POC',
    pointOfContact: true,
    requestedAt: now,
    accountId: id,
    createdAt: now,
  });
  const entries = removed.map(({ id: rowId, status: was, type }) => ({
    actorId: id,
    subject: { type: 'invitation' as const, id: rowId },
    event: 'revoke',
    before: { email, status: was, inviteType: type },
    at: now,
  }));
  await recordAudit(tx, ...entries);
}
