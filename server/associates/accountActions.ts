import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountAction, StaffAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { enforce, type Limit } from '../core/db/rateLimits.ts';
import { accounts, factors } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { keepAdministrator } from '../core/session/administrators.ts';
import { keepForEmergencies } from '../core/session/emergency.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { type Account, lockAccount } from '../life-cycle/associate.ts';
import { resetFactors } from '../sign-in/resetFactors.ts';
import { endResetLinks } from '../sign-in/resetLinks.ts';
import { lockStaff } from '../staff/lock.ts';
import { tellAdministrators } from '../staff/tellAdministrators.ts';

/**
 * Disables an account, ends its sessions and invalidates its password reset links.
 * @throws Conflict for the actor's own account, the last administrator and one that is kept for emergencies, NotAllowed if the actor may not do it (any
 * more), NotFound
 */
export async function disableAccount(tx: Transaction, action: AccountAction): Promise<void> {
  const account = await lockFor(tx, action);
  if (!account.enabled) return;
  await keepForEmergencies(tx, account.id);
  await keepAdministrator(tx, () =>
    tx.update(accounts).set({ enabled: false }).where(eq(accounts.id, account.id)),
  );
  const ended = await endSessionsOf(tx, account.id);
  await endResetLinks(tx, account.id, action.now);
  await recordAudit(
    tx,
    entryOf('account', action, 'disableAccount', { enabled: true }, { enabled: false, ended }),
  );
}

/** Enables a disabled account, with its old password. @throws as {@link disableAccount} */
export async function enableAccount(tx: Transaction, action: AccountAction): Promise<void> {
  const account = await lockFor(tx, action);
  if (account.enabled) return;
  await tx.update(accounts).set({ enabled: true }).where(eq(accounts.id, account.id));
  await recordAudit(
    tx,
    entryOf('account', action, 'enableAccount', { enabled: false }, { enabled: true }),
  );
}

/** Ends all sessions of a person. Returns how many. @throws as {@link disableAccount} */
export async function endAllSessions(tx: Transaction, action: AccountAction): Promise<number> {
  const account = await lockFor(tx, action);
  const ended = await endSessionsOf(tx, account.id);
  if (ended > 0)
    await recordAudit(tx, entryOf('account', action, 'endSessions', undefined, { ended }));
  return ended;
}

/** Removes the second step of a person who has lost it. @throws as {@link disableAccount}, Conflict if there is none */
export async function resetSecondStep(
  tx: Transaction,
  action: AccountAction,
  { note }: { note: string },
): Promise<void> {
  await lockFor(tx, action);
  if ((await resetFactors(tx, action, note)) === 0) throw new Conflict('error.alreadyMoved');
}

/**
 * Asks the administrators to remove the second step of a person, for somebody who may not do it.
 * @throws Conflict if there is none, for the actor's own account and for a closed one, TooManyRequests, NotFound
 */
export async function askForReset(
  tx: Transaction,
  action: StaffAction,
  { note, limit }: { note: string; limit: Limit },
): Promise<void> {
  const { id, now } = action;
  if (id === action.actorId) throw new Conflict('staff.ownAccount');
  const { email: person, enabled } = await lockAccount(tx, id);
  const confirmed = and(eq(factors.accountId, id), isNotNull(factors.confirmedAt));
  if (!enabled || (await tx.$count(factors, confirmed)) === 0)
    throw new Conflict('error.alreadyMoved');
  await enforce(tx, limit, id, now);
  await recordAudit(tx, {
    ...entryOf('account', action, 'askForReset', undefined, undefined),
    note,
  });
  const params = { person, personId: id, reason: note };
  await tellAdministrators(tx, action, 'resetWanted', params);
}

async function lockFor(tx: Transaction, action: AccountAction): Promise<Account> {
  await lockStaff(tx, action, 'manageAccounts');
  return lockAccount(tx, action.id);
}
