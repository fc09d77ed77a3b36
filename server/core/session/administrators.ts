import { and, eq, exists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connection.ts';
import { accounts, staffRoles } from '../db/schema.ts';
import { Conflict } from '../errors.ts';

const LOCK = 726310453;

/** Changes of what staff may do, or can sign in with, run one after the other, on all nodes together. */
export const lockAccess = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/**
 * Whether somebody can sign in: by single sign-on, or, where that is not required or the account is kept for emergencies, by
 * the password or a passkey.
 */
const canSignIn = sql`(
  exists (select from identities i where i.account_id = ${accounts.id})
  or (${accounts.passwordHash} is not null
    or exists (select from factors f where f.account_id = ${accounts.id} and f.kind = 'passkey' and f.confirmed_at is not null))
  and (not exists (select from emergency_accounts)
    or exists (select from emergency_accounts e where e.account_id = ${accounts.id}))
)`;

/** Administrators who can sign in. */
export function ableAdministrators(tx: Queryable) {
  const role = and(eq(staffRoles.accountId, accounts.id), eq(staffRoles.role, 'administrator'));
  return tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(and(accounts.enabled, canSignIn, exists(tx.select().from(staffRoles).where(role))));
}

/**
 * Makes a change that may take away an administrator, or what one signs in with.
 * @throws Conflict if none who can sign in remains
 */
export async function keepAdministrator<T>(tx: Transaction, change: () => Promise<T>): Promise<T> {
  await lockAccess(tx);
  const isThere = async () => (await ableAdministrators(tx).limit(1)).length > 0;
  const was = await isThere();
  const result = await change();
  if (was && !(await isThere())) throw new Conflict('staff.lastAdministrator');
  return result;
}
