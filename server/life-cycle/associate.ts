import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../contract/dates.ts';
import { type AssociateEvent, associateEdges } from '../../contract/lifeCycle.ts';
import { type AssociateStatus, readAssociateStatus, UNKNOWN } from '../../contract/statuses.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, agencies, invitations } from '../core/db/schema.ts';
import { Conflict, NotAllowed, NotFound } from '../core/errors.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { certifyPeople, endCertificates } from './certificates.ts';
import { type Move, statusAfter, target } from './edge.ts';
import { checkDecider } from './ownCase.ts';

export type Account = typeof accounts.$inferSelect;

/** Returns the account, locked until the transaction ends. @throws NotFound, Conflict if it was ended */
export async function lockAccount(tx: Transaction, id: string): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) throw new NotFound();
  if (account.endedAt) throw new Conflict('error.alreadyMoved');
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

/** {@link moveAssociates} of one person. Returns the new status. */
export async function moveAssociate(
  tx: Transaction,
  account: Account,
  event: AssociateEvent,
  move: Move,
  changed?: Changed,
): Promise<AssociateStatus> {
  await moveAssociates(tx, [account], event, move, changed);
  return target(associateEdges, statusOf(account), event, move.by);
}

/** What changes with an event beside the status, such as form fields, for the audit. */
interface Changed {
  before: object;
  after: object;
}

/**
 * Changes the status of associates by an event of the life cycle, and with it their rows of the associates list
 * and their certificates; records it in the audit and emails those whose account is enabled. No other code changes the
 * status. Wake the mail worker after the commit.
 * @param rows locked, as by {@link lockAccount}
 * @throws Conflict if the life cycle does not allow the event in the status of one of them, NotAllowed as
 * {@link checkDecider}
 */
export async function moveAssociates(
  tx: Transaction,
  rows: readonly Account[],
  event: AssociateEvent,
  { actorId, by, now, note }: Move,
  changed?: Changed,
): Promise<void> {
  const moves = rows
    .map((account) => {
      const from = statusOf(account);
      return { account, from, to: target(associateEdges, from, event, by) };
    })
    // Repeating the acknowledgement has no effect.
    .filter(({ from, to }) => event !== 'acknowledge' || from !== to);
  if (moves.length === 0) return;
  await checkDecider(
    tx,
    { actorId, by },
    rows.map(({ id: accountId, agencyId }) => ({ accountId, agencyId })),
  );
  const ids = moves.map(({ account }) => account.id);
  const from = sql`coalesce(${accounts.associateStatus}, 'NOT_CREATED')`;
  await tx
    .update(accounts)
    .set({ associateStatus: statusAfter(associateEdges, from, event), ...datesOf(event, now) })
    .where(inArray(accounts.id, ids));
  await tx
    .update(invitations)
    .set({ status: sql`${accounts.associateStatus}` })
    .from(accounts)
    .where(and(eq(invitations.accountId, accounts.id), inArray(accounts.id, ids)));
  const people = moves.filter(({ from }) => from === 'ACCREDITED').map(({ account }) => account.id);
  await endCertificates(tx, { people }, event === 'expire' ? 'ended' : 'withdrawn', now);
  if (event === 'acknowledge') await certifyPeople(tx, ids, now);
  await recordAudit(
    tx,
    ...moves.map(({ account, from, to }) => ({
      actorId,
      subject: { type: 'account' as const, id: account.id },
      event,
      before: { associateStatus: from, ...changed?.before },
      after: { associateStatus: to, ...changed?.after },
      note,
      at: now,
    })),
  );
  await mailAssociates(
    tx,
    moves.map(({ account }) => account),
    event,
    now,
  );
}

/**
 * Ends the accreditation of associates. Returns how many, at most `limit`; call it again until it returns fewer.
 * @param whose the condition on accounts
 */
export async function expireAssociates(
  tx: Transaction,
  now: Date,
  limit: number,
  whose: SQL | undefined,
  note?: string,
): Promise<number> {
  const due = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.associateStatus, 'ACCREDITED'), accounts.associate, whose))
    .limit(limit)
    .for('update', { skipLocked: true });
  await moveAssociates(tx, due, 'expire', { actorId: null, by: 'job', now, note });
  return due.length;
}

/** The emails of the events. All have the same parameters. */
const templates: Partial<
  Record<
    AssociateEvent,
    'associateApproved' | 'associateRejected' | 'associateRenewalDue' | 'attached'
  >
> = {
  approve: 'associateApproved',
  renewedWithAgency: 'associateApproved',
  reject: 'associateRejected',
  rejectedWithAgency: 'associateRejected',
  attach: 'attached',
  expire: 'associateRenewalDue',
};

/** Stores the email that an event sends to each person whose account is enabled. */
async function mailAssociates(
  tx: Transaction,
  people: readonly Account[],
  event: AssociateEvent,
  now: Date,
): Promise<void> {
  const template = templates[event];
  if (!template) return;
  const agencyIds = people.flatMap(({ agencyId }) => agencyId ?? []);
  const names = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(inArray(agencies.id, agencyIds));
  await enqueueMails(
    tx,
    people
      .filter(({ enabled }) => enabled)
      .map(({ email, agencyId, accreditedAt }) => ({
        to: email,
        template,
        params: {
          agency: names.find(({ id }) => id === agencyId)?.name ?? '',
          since: dayOf(accreditedAt),
        },
        agencyId: agencyId ?? undefined,
        now,
      })),
  );
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
