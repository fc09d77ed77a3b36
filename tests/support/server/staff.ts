import { eq } from 'drizzle-orm';
import { type StaffRole, staffRoles } from '../../../contract/staff/roles.ts';
import * as table from '../../../server/core/db/schema.ts';
import type { TestApp } from './testApp.ts';

/** Gives an account exactly these roles of staff, as if by the operator. */
export async function setRolesOf(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  email: string,
  roles: readonly StaffRole[] = staffRoles,
): Promise<string> {
  const account = await db.query.accounts.findFirst({ where: eq(table.accounts.email, email) });
  if (!account) throw new Error(`There is no account ${email}`);
  const accountId = account.id;
  await db.delete(table.staffRoles).where(eq(table.staffRoles.accountId, accountId));
  if (roles.length > 0) {
    const grantedAt = clock.now();
    await db.insert(table.staffRoles).values(roles.map((role) => ({ accountId, role, grantedAt })));
  }
  return accountId;
}
