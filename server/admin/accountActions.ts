import { eq } from 'drizzle-orm';
import { normalizeEmail } from '../../contract/email.ts';
import type { AccountAction } from '../core/action.ts';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { DomainError } from '../core/errors.ts';
import { CommandFailed } from './commandFailed.ts';

/**
 * Runs an action on the account of an email address on behalf of the operator.
 * @throws CommandFailed if there is no such account, or the action is refused
 */
export async function runOnAccount<T>(
  db: Database,
  address: string,
  run: (tx: Transaction, action: AccountAction) => Promise<T>,
  now: Date,
): Promise<T> {
  const account = await db.query.accounts.findFirst({
    columns: { id: true },
    where: eq(accounts.email, normalizeEmail(address)),
  });
  if (!account) throw new CommandFailed(`There is no account ${address}.`);
  return runAsOperator(db, (tx) => run(tx, { id: account.id, actorId: null, now }));
}

/** Runs something on behalf of the operator. @throws CommandFailed if it is refused */
export async function runAsOperator<T>(
  db: Database,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, run);
  } catch (error) {
    throw error instanceof DomainError ? new CommandFailed(error.message) : error;
  }
}
