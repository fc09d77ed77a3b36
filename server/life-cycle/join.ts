import { eq } from 'drizzle-orm';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { renewSessionsOf } from '../core/session/sessions.ts';
import { type Account, moveAssociate } from './associate.ts';
import type { Move } from './edge.ts';

/**
 * Makes a person with an account an associate of an agency (decision D12). Account and form are kept; an accreditation
 * in another agency, or an earlier one in this agency, does not count. The row of the associates list must refer to the
 * account already.
 */
export async function joinAs(
  tx: Transaction,
  account: Account,
  { agencyId, pointOfContact }: { agencyId: string; pointOfContact: boolean },
  event: 'join' | 'attach',
  move: Move,
): Promise<void> {
  const before = {
    agencyId: account.agencyId,
    pointOfContact: account.pointOfContact,
    associate: account.associate,
  };
  const after = { agencyId, pointOfContact, associate: true };
  await tx.update(accounts).set(after).where(eq(accounts.id, account.id));
  await moveAssociate(tx, { ...account, ...after }, event, move, { before, after });
  await renewSessionsOf(tx, account.id);
}
