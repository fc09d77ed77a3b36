import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AgencyDetail } from '../../../contract/staff/agencies.ts';
import { renewSessionsOf } from '../../accounts/sessions.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import { accounts, agencies, invitations, reviewComments } from '../../db/schema.ts';
import { Conflict, invalidFields } from '../../errors.ts';
import { findAgency } from '../agency/record.ts';
import { lockAgency, moveAgency } from '../life-cycle/agency.ts';
import { queryRows } from './list.ts';
import { readReview } from './review-record.ts';

const PEOPLE = 100;

/** Who of staff does something about an agency, and when. */
export interface AgencyAction {
  agencyId: string;
  actorId: string;
  now: Date;
}

/** All that staff see of an agency. @throws NotFound */
export async function readAgencyDetail(db: Database, id: string, now: Date): Promise<AgencyDetail> {
  const [review, agency, people] = await Promise.all([
    readReview(db, id, now),
    findAgency(db, id),
    queryRows<AgencyDetail['people'][number]>(
      db,
      sql`select id, first_name || ' ' || last_name as name, email, point_of_contact as "pointOfContact",
            associate_status as "associateStatus"
          from accounts where agency_id = ${id} and enabled
          order by point_of_contact desc, created_at desc, id limit ${PEOPLE}`,
    ),
  ]);
  return {
    ...review,
    windowEndsAt: agency.windowEndsAt.toISOString(),
    createdAt: agency.createdAt.toISOString(),
    rejectionReason: agency.rejectionReason,
    people,
  };
}

const entry = (
  { agencyId, actorId, now }: AgencyAction,
  event: string,
  before: unknown,
  after: unknown,
): AuditEntry => ({
  actorId,
  subject: { type: 'agency', id: agencyId },
  event,
  before,
  after,
  at: now,
});

/** Moves the end of the window for registering. @throws Conflict for an agency that is registered, InvalidInput, NotFound */
export async function extendWindow(
  tx: Transaction,
  act: AgencyAction,
  lastDay: string,
): Promise<void> {
  const agency = await lockAgency(tx, act.agencyId);
  if (agency.status !== 'NOT_CREATED') throw new Conflict('staff.registered');
  const windowEndsAt = dayAhead('lastDay', lastDay, act.now, '23:59:59.999');
  await tx.update(agencies).set({ windowEndsAt }).where(eq(agencies.id, agency.id));
  const before = { windowEndsAt: agency.windowEndsAt };
  await recordAudit(tx, entry(act, 'extendWindow', before, { windowEndsAt }));
}

/** Takes a rejection back: the agency may revise. @throws Conflict where it is not rejected, NotFound */
export async function reopen(tx: Transaction, act: AgencyAction, comment: string): Promise<void> {
  const { agencyId, actorId, now } = act;
  const agency = await lockAgency(tx, agencyId);
  await moveAgency(tx, agency, 'reopen', { actorId, by: 'staff', now, note: comment });
  await tx
    .insert(reviewComments)
    .values({ agencyId, field: '', text: comment, authorId: actorId, at: now });
}

/** Sets whether reports are required and when the accreditation ends. @throws Conflict, InvalidInput, NotFound */
export async function setTerms(
  tx: Transaction,
  act: AgencyAction,
  terms: { quarterlyReportRequired: boolean; renewalDate?: string | undefined },
): Promise<void> {
  const agency = await lockAgency(tx, act.agencyId);
  const { quarterlyReportRequired, renewalDate: day } = terms;
  if (day !== undefined && agency.status !== 'APPROVED') throw new Conflict('staff.notRenewable');
  const renewalDate =
    day === undefined ? agency.renewalDate : dayAhead('renewalDate', day, act.now);
  // Nothing is written down of what stays as it is.
  const same = renewalDate?.getTime() === agency.renewalDate?.getTime();
  if (same && quarterlyReportRequired === agency.quarterlyReportRequired) return;
  await tx
    .update(agencies)
    .set({ quarterlyReportRequired, renewalDate, updatedAt: act.now })
    .where(eq(agencies.id, agency.id));
  const before = {
    quarterlyReportRequired: agency.quarterlyReportRequired,
    renewalDate: agency.renewalDate,
  };
  await recordAudit(tx, entry(act, 'setTerms', before, { quarterlyReportRequired, renewalDate }));
}

/**
 * Makes `to` a point of contact of the agency, and `from` none any more.
 * @throws Conflict where one of them does not belong to the agency, NotFound
 */
export async function transferPointOfContact(
  tx: Transaction,
  { agencyId, actorId, now }: AgencyAction,
  { to, from }: { to: string; from: string | null },
): Promise<void> {
  // Whoever changes points of contact does it one after the other, so that one always remains.
  await lockAgency(tx, agencyId);
  const changes = [
    { id: to, pointOfContact: true },
    ...(from && from !== to ? [{ id: from, pointOfContact: false }] : []),
  ];
  const people = await tx
    .select({ id: accounts.id, pointOfContact: accounts.pointOfContact })
    .from(accounts)
    .where(
      and(
        inArray(
          accounts.id,
          changes.map(({ id }) => id),
        ),
        eq(accounts.agencyId, agencyId),
        eq(accounts.enabled, true),
      ),
    )
    .for('update');
  if (people.length < changes.length) throw new Conflict('staff.notOfAgency');
  for (const { id, pointOfContact } of changes) {
    const was = people.find((person) => person.id === id)?.pointOfContact;
    if (was === pointOfContact) continue;
    await tx.update(accounts).set({ pointOfContact }).where(eq(accounts.id, id));
    await tx.update(invitations).set({ pointOfContact }).where(eq(invitations.accountId, id));
    await renewSessionsOf(tx, id);
    await recordAudit(tx, {
      actorId,
      subject: { type: 'account', id },
      event: 'setPointOfContact',
      before: { pointOfContact: was },
      after: { pointOfContact },
      at: now,
    });
  }
}

/**
 * The time that a day stands for, which is ahead.
 * @param clock time of that day, in UTC
 * @throws InvalidInput beside `field` where it is over
 */
export function dayAhead(field: string, day: string, now: Date, clock = '00:00:00.000'): Date {
  const time = new Date(`${day}T${clock}Z`);
  if (time <= now) throw invalidFields({ [field]: { key: 'staff.futureDay' } });
  return time;
}
