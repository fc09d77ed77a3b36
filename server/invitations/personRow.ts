import { eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { invitations } from '../core/db/schema.ts';

/**
 * Writes the row of a person who belongs to the agency without having used a link: the founder, or a person whom staff
 * have attached. It replaces any invitation of the address, which can't be accepted any more.
 */
export async function writePersonRow(
  tx: Transaction,
  person: Pick<
    typeof invitations.$inferInsert,
    'agencyId' | 'email' | 'status' | 'pointOfContact'
  > & {
    accountId: string;
  },
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const row = { ...person, inviteType: 'POC', requestedAt: now, createdAt: now } as const;
  // Again, if another agency has invited the address between the two.
  for (let isWritten = false; !isWritten; ) {
    await removeInvitation(tx, person.email, { actorId, now });
    const written = await tx
      .insert(invitations)
      .values(row)
      .onConflictDoNothing({ target: invitations.email });
    isWritten = written.rowCount === 1;
  }
}

/** Removes the invitation of an address that can't be accepted any more. */
export async function removeInvitation(
  tx: Transaction,
  address: string,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const { id, status, inviteType, email } = invitations;
  const removed = await tx
    .delete(invitations)
    .where(eq(email, address))
    .returning({ id, status, inviteType });
  const entries = removed.map((row) => ({
    actorId,
    subject: { type: 'invitation' as const, id: row.id },
    event: 'revoke' as const,
    before: { email: address, status: row.status, inviteType: row.inviteType },
    at: now,
  }));
  await recordAudit(tx, ...entries);
}
