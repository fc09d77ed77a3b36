import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { emergencyAccounts } from '../db/schema.ts';
import { Conflict } from '../errors.ts';

/** Whether an account is kept to sign in without single sign-on, where that is required. */
export const isForEmergencies = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await db.$count(emergencyAccounts, eq(emergencyAccounts.accountId, accountId))) > 0;

/** Comes before what would make an account useless in an emergency. @throws Conflict if it is kept for one */
export async function keepForEmergencies(db: Queryable, accountId: string): Promise<void> {
  if (await isForEmergencies(db, accountId)) throw new Conflict('staff.emergencyAccount');
}
