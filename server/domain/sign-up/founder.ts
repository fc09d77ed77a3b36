import { and, eq, isNull } from 'drizzle-orm';
import { readAssociateStatus } from '../../../contract/statuses.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts } from '../../db/schema.ts';
import { writeRowOf } from '../invitations/write-row.ts';

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
  await writeRowOf(
    tx,
    {
      accountId: id,
      email,
      agencyId,
      status: status === 'UNKNOWN' ? 'NOT_CREATED' : status,
      pointOfContact: true,
    },
    { actorId: id, now },
  );
}
