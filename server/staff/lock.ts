import { and, eq } from 'drizzle-orm';
import { type Capability, may, type StaffRole, staffRoles } from '../../contract/staff/roles.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { Conflict, NotAllowed } from '../core/errors.ts';
import { lockAccess } from '../core/session/administrators.ts';

const { accounts } = table;

/**
 * Begins a change of somebody's access, and returns the roles of who makes it: the operator has all. These changes run
 * one after the other, on all nodes together: of two who take away each other's access, the second may not any more.
 * @param of whose access it is, if it is one person's
 * @throws Conflict for the actor's own account, NotAllowed if the actor may not do it (any more)
 */
export async function lockStaff(
  tx: Transaction,
  { id, actorId }: { id?: string; actorId: string | null },
  needs: Capability,
): Promise<readonly StaffRole[]> {
  await lockAccess(tx);
  if (actorId === null) return staffRoles;
  if (actorId === id) throw new Conflict('staff.ownAccount');
  const actor = await tx
    .select({ role: table.staffRoles.role })
    .from(table.staffRoles)
    .innerJoin(accounts, eq(accounts.id, table.staffRoles.accountId))
    .where(and(eq(accounts.id, actorId), accounts.enabled));
  const roles = actor.map(({ role }) => role);
  if (!may(roles, needs)) throw new NotAllowed('staff.notInYourRole');
  return roles;
}

export async function rolesOf(tx: Queryable, accountId: string): Promise<StaffRole[]> {
  const held = await tx
    .select({ role: table.staffRoles.role })
    .from(table.staffRoles)
    .where(eq(table.staffRoles.accountId, accountId));
  return held.map(({ role }) => role);
}
