import { and, eq, isNull } from 'drizzle-orm';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, resetTokens } from '../core/db/schema.ts';
import { Conflict, NotAllowed } from '../core/errors.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { type Account, lockAccount } from '../life-cycle/associate.ts';

/**
 * Disables an account, ends its sessions and invalidates its password reset links.
 * @throws Conflict for the actor's own account and for the last member of staff, NotAllowed if the actor is no longer
 * staff, NotFound
 */
export async function disableAccount(tx: Transaction, action: AccountAction): Promise<void> {
  const { account, colleagues } = await lockFor(tx, action);
  if (!account.enabled) return;
  if (account.staff && colleagues.length === 0) throw new Conflict('staff.lastStaff');
  await tx.update(accounts).set({ enabled: false }).where(eq(accounts.id, account.id));
  const ended = await endSessionsOf(tx, account.id);
  await tx
    .update(resetTokens)
    .set({ usedAt: action.now })
    .where(and(eq(resetTokens.accountId, account.id), isNull(resetTokens.usedAt)));
  await recordAudit(
    tx,
    entryOf('account', action, 'disableAccount', { enabled: true }, { enabled: false, ended }),
  );
}

/** Enables a disabled account, with its old password. @throws as {@link disableAccount} */
export async function enableAccount(tx: Transaction, action: AccountAction): Promise<void> {
  const { account } = await lockFor(tx, action);
  if (account.enabled) return;
  await tx.update(accounts).set({ enabled: true }).where(eq(accounts.id, account.id));
  await recordAudit(
    tx,
    entryOf('account', action, 'enableAccount', { enabled: false }, { enabled: true }),
  );
}

/** Ends all sessions of a person. Returns how many. @throws as {@link disableAccount} */
export async function endAllSessions(tx: Transaction, action: AccountAction): Promise<number> {
  const { account } = await lockFor(tx, action);
  const ended = await endSessionsOf(tx, account.id);
  if (ended > 0)
    await recordAudit(tx, entryOf('account', action, 'endSessions', undefined, { ended }));
  return ended;
}

/** Removes a person from staff and ends their sessions. @throws as {@link disableAccount} */
export async function removeStaff(tx: Transaction, action: AccountAction): Promise<void> {
  const { account, colleagues } = await lockFor(tx, action);
  if (!account.staff) throw new Conflict('staff.notStaff');
  if (colleagues.length === 0) throw new Conflict('staff.lastStaff');
  await tx.update(accounts).set({ staff: false }).where(eq(accounts.id, account.id));
  const ended = await endSessionsOf(tx, account.id);
  await recordAudit(
    tx,
    entryOf('account', action, 'removeStaff', { staff: true }, { staff: false, ended }),
  );
}

/**
 * Returns the account, locked, and the ids of the other enabled members of staff. All staff are locked first, in a
 * fixed order, so that these actions run one after the other: of two members who remove each other, the second fails.
 */
async function lockFor(
  tx: Transaction,
  { id, actorId }: AccountAction,
): Promise<{ account: Account; colleagues: string[] }> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(accounts.staff, accounts.enabled))
    .orderBy(accounts.id)
    .for('update');
  const staff = rows.map((row) => row.id);
  if (actorId === id) throw new Conflict('staff.ownAccount');
  if (actorId !== null && !staff.includes(actorId)) throw new NotAllowed('gate.staffOnly');
  return { account: await lockAccount(tx, id), colleagues: staff.filter((one) => one !== id) };
}
