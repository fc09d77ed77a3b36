import { and, eq, exists, sql } from 'drizzle-orm';
import { type Capability, may, type StaffRole, staffRoles } from '../../contract/staff/roles.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { Conflict, NotAllowed } from '../core/errors.ts';

const { accounts } = table;
const LOCK = 726310453;

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
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
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

const isAdministrator = (tx: Queryable) =>
  exists(
    tx
      .select()
      .from(table.staffRoles)
      .where(
        and(
          eq(table.staffRoles.accountId, accounts.id),
          eq(table.staffRoles.role, 'administrator'),
        ),
      ),
  );

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
export const ableAdministrators = (tx: Queryable) =>
  tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(and(accounts.enabled, canSignIn, isAdministrator(tx)));

/**
 * Comes before a change that takes away an administrator. The lock is held, so that nobody takes away the other one
 * meanwhile.
 * @throws Conflict if the account is the only one of an administrator who can sign in
 */
export async function keepAdministrator(tx: Transaction, id: string): Promise<void> {
  const able = await ableAdministrators(tx).limit(2);
  if (able.length === 1 && able[0]?.id === id) throw new Conflict('staff.lastAdministrator');
}
