import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import {
  dayOf,
  daysFrom,
  type Moment,
  monthsFrom,
  startOf,
  todayAt,
} from '../../contract/dates.ts';
import { agencyEdges, associateEdges, invitationEdges } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { accounts, agencies, invitations } from '../core/db/schema.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { edgeOfJob } from './edge.ts';

/**
 * Ends the accreditation of agencies once their renewal date is over: status, audit and emails, as moveAgency does, for many
 * agencies at once. Returns how many, at most `limit`; call it again until it returns fewer.
 */
export async function expireAgencies(
  tx: Transaction,
  moment: Moment,
  limit: number,
): Promise<number> {
  const { now } = moment;
  const { from, to, event } = edgeOfJob(agencyEdges, 'expire');
  const due = await tx
    .select({ id: agencies.id, name: agencies.name, renewalDate: agencies.renewalDate })
    .from(agencies)
    .where(and(eq(agencies.status, from), lt(agencies.renewalDate, startOf(todayAt(moment)))))
    .orderBy(asc(agencies.renewalDate))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await tx.update(agencies).set({ status: to, updatedAt: now }).where(inArray(agencies.id, ids));
  const entries = ids.map((id) =>
    entryOf('agency', { id, actorId: null, now }, event, { status: from }, { status: to }),
  );
  await recordAudit(tx, ...entries);
  const people = await tx
    .select({ id: accounts.id, email: accounts.email, agencyId: accounts.agencyId })
    .from(accounts)
    .where(and(inArray(accounts.agencyId, ids), accounts.pointOfContact, accounts.enabled));
  const agencyOf = new Map(due.map((agency) => [agency.id, agency]));
  await enqueueMails(
    tx,
    people.flatMap(({ id, email, agencyId }) => {
      const agency = agencyOf.get(agencyId ?? '');
      if (!agency?.renewalDate) return [];
      return {
        to: email,
        template: 'agencyRenewalDue' as const,
        params: { agency: agency.name ?? '', until: dayOf(agency.renewalDate) },
        agencyId: agency.id,
        dedupeKey: `agencyRenewal:0:${agency.renewalDate.toISOString()}:${agency.id}:${id}`,
        now,
      };
    }),
  );
  return due.length;
}

/** The last day of an accreditation. Like monthsFrom, it falls on the last day of a month that is shorter. */
const accreditedUntil = sql`(${accounts.accreditedAt} at time zone 'UTC' + ${`${limits.accreditationMonths} months`}::interval) at time zone 'UTC'`;

/** The associates whose accreditation of twelve months was over when a day began. */
export function wasOverOn(day: string) {
  const start = startOf(day);
  return and(
    // One day wider, for the index: 29 February ends on the 28th. The exact condition follows.
    lt(accounts.accreditedAt, daysFrom(monthsFrom(start, -limits.accreditationMonths), 1)),
    sql`${accreditedUntil} < ${timestamptz(start)}`,
  );
}

/**
 * Ends the accreditation of associates: status, row of the associates list, audit and email, for many at once. Returns
 * how many, at most `limit`; call it again until it returns fewer.
 * @param scope whose, and a note for the audit
 */
export async function expireAssociates(
  tx: Transaction,
  now: Date,
  limit: number,
  scope: { where: SQL | undefined; note?: string },
): Promise<number> {
  const { from, to, event } = edgeOfJob(associateEdges, 'expire');
  const due = await tx
    .select({
      id: accounts.id,
      email: accounts.email,
      enabled: accounts.enabled,
      agencyId: accounts.agencyId,
      accreditedAt: accounts.accreditedAt,
    })
    .from(accounts)
    .where(and(eq(accounts.associateStatus, from), accounts.associate, scope.where))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await tx
    .update(accounts)
    .set({ associateStatus: to, acknowledgedAt: null })
    .where(inArray(accounts.id, ids));
  await tx.update(invitations).set({ status: to }).where(inArray(invitations.accountId, ids));
  const [before, after] = [{ associateStatus: from }, { associateStatus: to }];
  const entries = ids.map((id) => ({
    ...entryOf('account', { id, actorId: null, now }, event, before, after),
    note: scope.note,
  }));
  await recordAudit(tx, ...entries);
  await enqueueMails(
    tx,
    due
      .filter(({ enabled }) => enabled)
      .map(({ id, email, agencyId, accreditedAt }) => ({
        to: email,
        template: 'associateRenewalDue' as const,
        params: { since: dayOf(accreditedAt) },
        agencyId: agencyId ?? undefined,
        dedupeKey: `associateRenewal:${accreditedAt?.toISOString()}:${id}`,
        now,
      })),
  );
  return due.length;
}

/** Ends unused invitations with expired links: sets the status, removes the token and records it in the audit. */
export async function expireInvitations(
  tx: Transaction,
  rows: readonly { id: string; end: Date | null }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const { from, to, event } = edgeOfJob(invitationEdges, 'expire');
  const ids = rows.map(({ id }) => id);
  await tx
    .update(invitations)
    .set({ tokenHash: null, status: to })
    .where(inArray(invitations.id, ids));
  const entries = rows.map(({ id, end }) => {
    const after = { status: to, tokenExpiresAt: end };
    return entryOf('invitation', { id, actorId: null, now }, event, { status: from }, after);
  });
  await recordAudit(tx, ...entries);
}
