import { eq } from 'drizzle-orm';
import { type AssociateEvent, associateEdges } from '../../contract/lifeCycle.ts';
import { type AssociateStatus, readAssociateStatus, UNKNOWN } from '../../contract/statuses.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, invitations } from '../core/db/schema.ts';
import { Conflict, NotAllowed, NotFound } from '../core/errors.ts';
import { type Move, target } from './edge.ts';

export type Account = typeof accounts.$inferSelect;

/** Returns the account, locked until the transaction ends. @throws NotFound */
export async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) throw new NotFound();
  return account;
}

/** {@link lockAccount} for an associate's own actions. @throws NotAllowed if the person was detached in the meantime */
export async function lockAssociate(tx: Transaction, id: string): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!account.associate) throw new NotAllowed('gate.associateOnly');
  return account;
}

/** Returns the account's associate status; null is NOT_CREATED. @throws Conflict for an unknown status */
export function statusOf({ associateStatus }: Account): AssociateStatus {
  const status = readAssociateStatus(associateStatus);
  if (status === UNKNOWN) throw new Conflict('error.alreadyMoved');
  return status;
}

/**
 * Changes an associate's status by an event of the life cycle, and with it the row of the associates list; records it
 * in the audit. No other code changes the status.
 * @param account locked by {@link lockAccount}
 * @param changed the form fields that a save changed, for the audit
 * @throws Conflict if the life cycle does not allow the event in this status
 */
export async function moveAssociate(
  tx: Transaction,
  account: Account,
  event: AssociateEvent,
  { actorId, by, now, note }: Move,
  changed?: { before: object; after: object },
): Promise<AssociateStatus> {
  const from = statusOf(account);
  const to = target(associateEdges, from, event, by);
  // Repeating the acknowledgement has no effect.
  if (event === 'acknowledge' && from === to) return to;

  await tx
    .update(accounts)
    .set({ associateStatus: to, ...datesOf(event, now) })
    .where(eq(accounts.id, account.id));
  await tx.update(invitations).set({ status: to }).where(eq(invitations.accountId, account.id));
  await recordAudit(tx, {
    actorId,
    subject: { type: 'account', id: account.id },
    event,
    before: { associateStatus: from, ...changed?.before },
    after: { associateStatus: to, ...changed?.after },
    note,
    at: now,
  });
  return to;
}

/** Returns the columns that an event changes beside the status. */
function datesOf(event: AssociateEvent, now: Date): Partial<Account> {
  // An agency that was rejected may be taken up again, and the renewals with it.
  const renewsWithAgency = event === 'renewWithAgency' || event === 'rejectedWithAgency';
  if (event === 'acknowledge') return { accreditedAt: now, acknowledgedAt: now, renewsWithAgency };
  if (event === 'expire') return { acknowledgedAt: null, renewsWithAgency };
  if (event === 'join' || event === 'attach') {
    return { accreditedAt: null, acknowledgedAt: null, renewsWithAgency };
  }
  if (event === 'reject') return { rejectedAt: now, renewsWithAgency };
  return { renewsWithAgency };
}
