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
  const removed: Pick<typeof invitations.$inferSelect, 'id' | 'status' | 'inviteType'>[] = [];
  // Again, if another agency has invited the address between the two.
  for (let isWritten = false; !isWritten; ) {
    const { id, status, inviteType, email } = invitations;
    const own = eq(email, person.email);
    removed.push(
      ...(await tx.delete(invitations).where(own).returning({ id, status, inviteType })),
    );
    const written = await tx.insert(invitations).values(row).onConflictDoNothing({ target: email });
    isWritten = written.rowCount === 1;
  }
  const entries = removed.map(({ id, status, inviteType }) => ({
    actorId,
    subject: { type: 'invitation' as const, id },
    event: 'revoke',
    before: { email: person.email, status, inviteType },
    at: now,
  }));
  await recordAudit(tx, ...entries);
}
