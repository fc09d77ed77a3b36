import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../core/db/connection.ts';
import { accounts, addressChanges } from '../core/db/schema.ts';

/**
 * Returns the address that the account of an old email has now: the one it was sent to, if an account has it, else the one
 * that its person changed it to.
 */
export async function currentAddress(db: Queryable, email: string): Promise<string> {
  if ((await db.$count(accounts, eq(accounts.email, email))) > 0) return email;
  const { from, confirmedAt, undoneAt } = addressChanges;
  const [moved] = await db
    .select({ email: accounts.email })
    .from(addressChanges)
    .innerJoin(accounts, eq(accounts.id, addressChanges.accountId))
    .where(and(eq(from, email), isNotNull(confirmedAt), isNull(undoneAt)))
    .orderBy(desc(confirmedAt))
    .limit(1);
  return moved?.email ?? email;
}
