import { and, eq, isNull } from 'drizzle-orm';
import { endSessionsOf } from '../../accounts/sessions.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, resetTokens } from '../../db/schema.ts';
import { Conflict, NotAllowed } from '../../errors.ts';
import { type Account, lockAccount } from '../life-cycle/associate.ts';

/** Who takes somebody out, and when. */
export interface AccountAction {
  id: string;
  /** A member of staff; null: the operator, who may do it to anybody. */
  actorId: string | null;
  now: Date;
}

/**
 * Closes an account: nobody signs in with it, its sessions and the links to set its password are over.
 * @throws Conflict for the own account and for the last of staff, NotAllowed for who is no longer staff, NotFound
 */
export async function disableAccount(tx: Transaction, act: AccountAction): Promise<void> {
  const { account, colleagues } = await lockFor(tx, act);
  if (!account.enabled) return;
  if (account.staff && colleagues.length === 0) throw new Conflict('staff.lastStaff');
  await tx.update(accounts).set({ enabled: false }).where(eq(accounts.id, account.id));
  const ended = await endSessionsOf(tx, account.id);
  await tx
    .update(resetTokens)
    .set({ usedAt: act.now })
    .where(and(eq(resetTokens.accountId, account.id), isNull(resetTokens.usedAt)));
  await recordAudit(tx, entry(act, 'disableAccount', { enabled: true }, { enabled: false, ended }));
}

/** Opens a closed account again, with the password that it had. @throws as {@link disableAccount} */
export async function enableAccount(tx: Transaction, act: AccountAction): Promise<void> {
  const { account } = await lockFor(tx, act);
  if (account.enabled) return;
  await tx.update(accounts).set({ enabled: true }).where(eq(accounts.id, account.id));
  await recordAudit(tx, entry(act, 'enableAccount', { enabled: false }, { enabled: true }));
}

/** Signs a person out everywhere. Returns of how many places. @throws as {@link disableAccount} */
export async function endAllSessions(tx: Transaction, act: AccountAction): Promise<number> {
  const { account } = await lockFor(tx, act);
  const ended = await endSessionsOf(tx, account.id);
  if (ended > 0) await recordAudit(tx, entry(act, 'endSessions', undefined, { ended }));
  return ended;
}

/** Takes somebody from the programme's staff, and signs them out. @throws as {@link disableAccount} */
export async function removeStaff(tx: Transaction, act: AccountAction): Promise<void> {
  const { account, colleagues } = await lockFor(tx, act);
  if (!account.staff) throw new Conflict('staff.notStaff');
  if (colleagues.length === 0) throw new Conflict('staff.lastStaff');
  await tx.update(accounts).set({ staff: false }).where(eq(accounts.id, account.id));
  const ended = await endSessionsOf(tx, account.id);
  await recordAudit(tx, entry(act, 'removeStaff', { staff: true }, { staff: false, ended }));
}

/**
 * The account, locked, and who else of staff can sign in. All of staff are locked before it, in one order, so that
 * these acts come one after the other: of two who remove each other the second is no longer staff.
 */
async function lockFor(
  tx: Transaction,
  { id, actorId }: AccountAction,
): Promise<{ account: Account; colleagues: string[] }> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(accounts.staff, accounts.enabled))
    .orderBy(accounts.id)
    .for('update');
  const staff = rows.map((row) => row.id);
  if (actorId === id) throw new Conflict('staff.ownAccount');
  if (actorId !== null && !staff.includes(actorId)) throw new NotAllowed('gate.staffOnly');
  return { account: await lockAccount(tx, id), colleagues: staff.filter((one) => one !== id) };
}

const entry = (
  { id, actorId, now }: AccountAction,
  event: string,
  before: unknown,
  after: unknown,
): AuditEntry => ({
  actorId,
  subject: { type: 'account', id },
  event,
  before,
  after,
  at: now,
});
