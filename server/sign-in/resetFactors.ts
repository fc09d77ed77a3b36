import { eq } from 'drizzle-orm';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, factors, recoveryCodes } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { endSessionsOf } from '../core/session/sessions.ts';

/**
 * Removes the authenticator apps and recovery codes of a person who has lost them, and ends the sessions. Returns the number
 * of apps.
 */
export async function resetFactors(tx: Transaction, action: AccountAction): Promise<number> {
  const { id, now } = action;
  const owned = await tx
    .delete(factors)
    .where(eq(factors.accountId, id))
    .returning({ name: factors.name, confirmedAt: factors.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, id));
  const apps = owned.filter(({ confirmedAt }) => confirmedAt !== null);
  if (apps.length === 0) return 0;
  const ended = await endSessionsOf(tx, id);
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id));
  await recordAudit(tx, entryOf('account', action, 'resetFactors', undefined, { ended }));
  await enqueueMail(tx, { to: account?.email ?? '', template: 'factorRemoved', params: {}, now });
  return apps.length;
}
