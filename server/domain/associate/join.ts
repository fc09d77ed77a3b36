import { eq } from 'drizzle-orm';
import { renewSessionsOf } from '../../accounts/sessions.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts } from '../../db/schema.ts';
import { type Account, moveAssociate } from '../life-cycle/associate.ts';
import type { Move } from '../life-cycle/edge.ts';

/**
 * Makes a person with an account an associate of an agency (decision D12). Account and form stay; what the person was
 * accredited for in another agency, or before in this one, is looked at anew. The row of the associates list must name
 * the account already.
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
  await moveAssociate(tx, account, event, move, { before, after });
  await renewSessionsOf(tx, account.id);
}

/** Returns a person as `canJoin` of the contract looks at them. */
export const asMember = (account: Account) => ({
  ...account,
  agency: account.agencyId,
  // What nobody has confirmed may be a stranger's.
  enabled: account.enabled && account.emailConfirmedAt !== null,
});
