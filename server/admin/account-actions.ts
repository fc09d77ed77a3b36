import { eq } from 'drizzle-orm';
import { normaliseEmail } from '../../contract/email.ts';
import { type Database, inTransaction, type Transaction } from '../db/connection.ts';
import { accounts } from '../db/schema.ts';
import type { AccountAction } from '../domain/staff/account-actions.ts';
import { DomainError } from '../errors.ts';
import { Impossible } from './impossible.ts';

/**
 * Does something to the account of an address in the operator's name.
 * @throws Impossible where there is no such account, or it can't be done
 */
export async function actOn<T>(
  db: Database,
  address: string,
  act: (tx: Transaction, what: AccountAction) => Promise<T>,
  now: Date,
): Promise<T> {
  const account = await db.query.accounts.findFirst({
    columns: { id: true },
    where: eq(accounts.email, normaliseEmail(address)),
  });
  if (!account) throw new Impossible(`There is no account ${address}.`);
  try {
    return await inTransaction(db, (tx) => act(tx, { id: account.id, actorId: null, now }));
  } catch (error) {
    throw error instanceof DomainError ? new Impossible(error.message) : error;
  }
}
