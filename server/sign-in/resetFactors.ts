import { eq } from 'drizzle-orm';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, factors, recoveryCodes } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { keepAdministrator } from '../core/session/administrators.ts';
import { keepForEmergencies } from '../core/session/emergency.ts';
import { endSessionsOf } from '../core/session/sessions.ts';

/**
 * Removes the passkeys, apps and recovery codes of a person who has lost them, and ends the sessions. Where staff must have a
 * second step, the next sign-in leads to adding one. Returns how many there were.
 * @param note why, if it is said
 * @throws Conflict for an account that is kept for emergencies, and for the only way in of the last administrator
 */
export async function resetFactors(
  tx: Transaction,
  action: AccountAction,
  note?: string,
): Promise<number> {
  const { id, now } = action;
  const owned = await keepAdministrator(tx, () =>
    tx
      .delete(factors)
      .where(eq(factors.accountId, id))
      .returning({ name: factors.name, confirmedAt: factors.confirmedAt }),
  );
  // After the account was locked by losing them, so that it is not kept for emergencies meanwhile.
  await keepForEmergencies(tx, id);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, id));
  const lost = owned.filter(({ confirmedAt }) => confirmedAt !== null);
  if (lost.length === 0) return 0;
  const ended = await endSessionsOf(tx, id);
  const [account] = await tx
    .update(accounts)
    .set({ secondStepDueAt: now })
    .where(eq(accounts.id, id))
    .returning({ email: accounts.email });
  const entry = entryOf('account', action, 'resetFactors', undefined, { ended });
  await recordAudit(tx, { ...entry, ...(note && { note }) });
  await enqueueMail(tx, { to: account?.email ?? '', template: 'factorsReset', params: {}, now });
  return lost.length;
}
