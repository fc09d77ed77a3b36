import { and, eq, ne } from 'drizzle-orm';
import { isEmail, normalizeEmail } from '../../../contract/email.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, invitations } from '../../db/schema.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { lockAgency } from '../life-cycle/agency.ts';

/** No account's id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the agency's invitation of an address, locked, with the account of its person if there is one.
 * @throws NotFound if the agency has no such row, even if another agency has
 */
export async function lockRow(tx: Transaction, agencyId: string, email: string) {
  const address = normalizeEmail(email);
  if (!isEmail(address)) throw new NotFound();
  // The lock serializes changes of points of contact, so that one always remains.
  await lockAgency(tx, agencyId);
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, address), eq(invitations.agencyId, agencyId)))
    .for('update');
  if (!row) throw new NotFound();
  // Not by the address: a person of the agency without a role can be invited, and is not taken out with the invitation.
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, row.accountId ?? NOBODY), eq(accounts.agencyId, agencyId)))
    .for('update');
  return { row, account };
}

/**
 * Writes the row of a person who belongs to the agency without having used a link: the founder, or a person whom staff
 * have attached. It replaces any invitation of the address, which can't be accepted any more.
 */
export async function writeRowOf(
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

/**
 * @throws Conflict if `accountId` is the agency's last point of contact, who can be neither removed nor demoted. Invited
 * people without an account don't count.
 */
export async function refuseLastPoc(tx: Transaction, agencyId: string, accountId: string) {
  const others = await tx.$count(
    accounts,
    and(
      eq(accounts.agencyId, agencyId),
      eq(accounts.pointOfContact, true),
      eq(accounts.enabled, true),
      ne(accounts.id, accountId),
    ),
  );
  if (others === 0) throw new Conflict('error.lastPoc');
}
