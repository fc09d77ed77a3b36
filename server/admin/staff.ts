import { eq } from 'drizzle-orm';
import type { Moment } from '../../contract/dates.ts';
import { email as emailRule } from '../../contract/rules.ts';
import { type StaffRole, staffRoles } from '../../contract/staff/roles.ts';
import type { AccountAction } from '../core/action.ts';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import type { Tokens } from '../core/mail/tokens.ts';
import { type RoleChange, setRoles } from '../staff/setRoles.ts';
import { CommandFailed } from './commandFailed.ts';

const { accounts, signUps } = table;

/**
 * Returns the roles that an operator names: `editor,support`, or `all`.
 * @throws CommandFailed for anything else
 */
export function rolesNamed(text: unknown): StaffRole[] {
  if (text === 'all') return [...staffRoles];
  const named = String(text ?? '').split(',');
  const roles = staffRoles.filter((role) => named.includes(role));
  if (roles.length === 0 || roles.length < named.length) {
    throw new CommandFailed(`Name roles by --roles: all, or some of ${staffRoles.join(',')}.`);
  }
  return roles;
}

/**
 * Gives somebody roles of staff in addition to those that the person has, with an account if there is none, and opens a
 * closed one.
 * @throws CommandFailed for an invalid address
 */
export async function addStaff(
  db: Database,
  address: string,
  { tokens, roles, ...moment }: { tokens: Tokens; roles: readonly StaffRole[] } & Moment,
): Promise<RoleChange & { isNew: boolean }> {
  const { now } = moment;
  const result = emailRule().safeParse(address);
  if (!result.success) throw new CommandFailed(`${address} is not an email address.`);
  const email = result.data;
  return inTransaction(db, async (tx) => {
    await tx.delete(signUps).where(eq(signUps.email, email));
    const names = { firstName: 'Program', lastName: 'Staff' };
    const [made] = await tx
      .insert(accounts)
      .values({ email, ...names, emailConfirmedAt: now, createdAt: now })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    const id = made?.id ?? (await reopened(tx, email));
    const action = { id, actorId: null, ...moment };
    const change = await setRoles(tx, action, (held) => [...held, ...roles], tokens);
    return { ...change, isNew: Boolean(made) };
  });
}

/** Opens the account of an address if it is closed: its roles are given anew, with another password. Returns its id. */
async function reopened(tx: Transaction, email: string): Promise<string> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!account) throw new CommandFailed(`The account ${email} is gone.`);
  const { id, enabled } = account;
  if (!enabled) {
    await tx.update(accounts).set({ enabled: true }).where(eq(accounts.id, id));
    await tx.delete(table.staffRoles).where(eq(table.staffRoles.accountId, id));
  }
  return id;
}

/** Withdraws roles from a member of staff. @throws CommandFailed if the person is not staff */
export async function removeStaff(
  tx: Transaction,
  action: AccountAction & Moment,
  { tokens, roles }: { tokens: Tokens; roles: readonly StaffRole[] },
): Promise<RoleChange> {
  const without = (held: readonly StaffRole[]) => held.filter((role) => !roles.includes(role));
  const change = await setRoles(tx, action, without, tokens);
  if (change.before.length > 0) return change;
  throw new CommandFailed('This person is not a member of the program staff.');
}
