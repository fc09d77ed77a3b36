import { and, eq, ne } from 'drizzle-orm';
import { isEmail, normaliseEmail } from '../../../contract/email.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, agencies, invitations } from '../../db/schema.ts';
import { Conflict, NotFound } from '../../errors.ts';

/**
 * The invitation of an address in the own agency, locked, with the account of its person if there is one.
 * @throws NotFound where the agency has no such row, whoever else may have
 */
export async function lockRow(tx: Transaction, agencyId: string, email: string) {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new NotFound();
  // Whoever changes points of contact does it one after the other: two can't take away each other's last one.
  await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('no key update');
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, address), eq(invitations.agencyId, agencyId)))
    .for('update');
  if (!row) throw new NotFound();
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, row.email), eq(accounts.agencyId, agencyId)))
    .for('update');
  return { row, account };
}

/**
 * @throws Conflict where `accountId` is the agency's last point of contact, who can be neither removed nor
 * demoted. An invitation alone is nobody yet.
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
