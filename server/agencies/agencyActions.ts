import { and, eq, inArray, sql } from 'drizzle-orm';
import { DAY, dayAfter, type Moment, startOf, todayAt } from '../../contract/dates.ts';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import type { StaffAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Database, Transaction } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { accounts, agencies, reviewComments } from '../core/db/schema.ts';
import { Conflict, invalidField } from '../core/errors.ts';
import type { Person } from '../core/session/person.ts';
import { setRole } from '../invitations/row.ts';
import { type Agency, lockAgency, moveAgency } from '../life-cycle/agency.ts';
import { certifyAgencies } from '../life-cycle/certificates.ts';
import { checkDecider } from '../life-cycle/ownCase.ts';
import { readWaitingChange } from './changeRequests.ts';
import { findAgency } from './record.ts';
import { readReview } from './reviewRecord.ts';

const MAX_PEOPLE = 100;

/** Returns everything that the console shows of an agency. @throws NotFound */
export async function readAgencyDetail(
  db: Database,
  id: string,
  reader: Person,
  now: Date,
): Promise<AgencyDetail> {
  const [review, agency, change, people] = await Promise.all([
    readReview(db, id, reader, now),
    findAgency(db, id),
    readWaitingChange(db, id),
    queryRows<AgencyDetail['people'][number]>(
      db,
      sql`select id, name, email, point_of_contact as "pointOfContact",
            associate_status as "associateStatus"
          from accounts where agency_id = ${id} and enabled
          order by point_of_contact desc, created_at desc, id limit ${MAX_PEOPLE}`,
    ),
  ]);
  return {
    ...review,
    windowEndsAt: agency.windowEndsAt.toISOString(),
    createdAt: agency.createdAt.toISOString(),
    rejectionReason: agency.rejectionReason,
    change,
    people,
  };
}

/** Moves the end of the registration window. @throws Conflict if the agency is registered, InvalidInput, NotFound */
export async function extendWindow(
  tx: Transaction,
  action: StaffAction,
  lastDay: string,
): Promise<void> {
  const agency = await lockForStaff(tx, action);
  if (agency.status !== 'NOT_CREATED') throw new Conflict('staff.registered');
  const day = enteredDay('lastDay', lastDay, todayAt(action));
  // The emails before it count from the end of the day.
  const windowEndsAt = new Date(day.getTime() + DAY - 1);
  await tx.update(agencies).set({ windowEndsAt }).where(eq(agencies.id, agency.id));
  const before = { windowEndsAt: agency.windowEndsAt };
  await recordAudit(tx, entryOf('agency', action, 'extendWindow', before, { windowEndsAt }));
}

/** Reopens a rejected agency for revision. @throws Conflict if it is not rejected, NotFound */
export async function reopen(tx: Transaction, action: StaffAction, comment: string): Promise<void> {
  const { id: agencyId, actorId, now } = action;
  const agency = await lockAgency(tx, agencyId);
  await moveAgency(tx, agency, 'reopen', { actorId, by: 'staff', now, note: comment });
  await tx
    .insert(reviewComments)
    .values({ agencyId, field: '', text: comment, authorId: actorId, at: now });
}

/**
 * Sets whether reports are required and when the accreditation ends, as far as it is given. @throws Conflict if not approved, InvalidInput,
 * NotFound
 */
export async function setTerms(
  tx: Transaction,
  action: StaffAction,
  terms: { quarterlyReportRequired?: boolean | undefined; renewalDate?: string | undefined },
): Promise<void> {
  const agency = await lockForStaff(tx, action);
  const { quarterlyReportRequired = agency.quarterlyReportRequired, renewalDate: day } = terms;
  if (day !== undefined && agency.status !== 'APPROVED') throw new Conflict('staff.notRenewable');
  const renewalDate = day === undefined ? agency.renewalDate : laterDay('renewalDate', day, action);
  // An unchanged setting gets no audit entry.
  const same = renewalDate?.getTime() === agency.renewalDate?.getTime();
  if (same && quarterlyReportRequired === agency.quarterlyReportRequired) return;
  await tx
    .update(agencies)
    .set({ quarterlyReportRequired, renewalDate, updatedAt: action.now })
    .where(eq(agencies.id, agency.id));
  if (!same) await certifyAgencies(tx, [agency.id], action.now);
  const before = {
    quarterlyReportRequired: agency.quarterlyReportRequired,
    renewalDate: agency.renewalDate,
  };
  await recordAudit(
    tx,
    entryOf('agency', action, 'setTerms', before, { quarterlyReportRequired, renewalDate }),
  );
}

/**
 * Makes `to` a point of contact of the agency, and removes that role from `from`.
 * @throws Conflict if one of them does not belong to the agency, NotFound
 */
export async function transferPointOfContact(
  tx: Transaction,
  action: StaffAction,
  { to, from }: { to: string; from: string | null },
): Promise<void> {
  const { id: agencyId, actorId, now } = action;
  // The lock serializes changes of points of contact, so that one always remains.
  await lockForStaff(tx, action);
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
    if (people.find((person) => person.id === id)?.pointOfContact === pointOfContact) continue;
    await setRole(tx, id, pointOfContact, { actorId, now });
  }
}

/** Returns the agency, locked, for staff who may decide about it. @throws NotFound, NotAllowed */
async function lockForStaff(tx: Transaction, { id, actorId }: StaffAction): Promise<Agency> {
  const agency = await lockAgency(tx, id);
  await checkDecider(tx, { actorId, by: 'staff' }, [{ agencyId: id }]);
  return agency;
}

/** Returns a day that is entered, as it is stored. @throws InvalidInput at `field` if it is before `first` */
function enteredDay(field: string, day: string, first: string): Date {
  if (day < first) throw invalidField(field, 'staff.futureDay');
  return startOf(day);
}

/** As {@link enteredDay}, for a day after today. */
export const laterDay = (field: string, day: string, moment: Moment): Date =>
  enteredDay(field, day, dayAfter(todayAt(moment)));
