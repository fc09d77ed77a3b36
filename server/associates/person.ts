import { and, eq, ne, sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import type { AssociateForm } from '../../contract/forms/associate.ts';
import { storedAssociateForm } from '../../contract/forms/stored.ts';
import type { Policies } from '../../contract/records.ts';
import { type DashboardOf, maskedFields, type PersonRecord } from '../../contract/staff/people.ts';
import { may } from '../../contract/staff/roles.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';
import type { StaffAction } from '../core/action.ts';
import { historyOf, toSteps } from '../core/audit/history.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Database, Transaction } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { invitations } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { profileOf } from '../core/rules/profile.ts';
import { type Person, personById } from '../core/session/person.ts';
import { lockAccount, moveAssociate } from '../life-cycle/associate.ts';
import { reviewReasons } from '../life-cycle/reviewReasons.ts';
import { holdsOf } from '../privacy/holds.ts';
import { listAgreements } from '../profile/agreements.ts';
import { forgetFailures, locksOf } from '../sign-in/failures.ts';
import { countSessions } from '../sign-in/openSessions.ts';
import { personColumns } from './people.ts';

type Found = Omit<
  PersonRecord,
  | 'reasons'
  | 'lockedUntil'
  | 'lockedNetworks'
  | 'openSessions'
  | 'holds'
  | 'agreements'
  | 'history'
  | 'masked'
  | 'own'
> & {
  rejectedAt: string | null;
  agencyStatus: AgencyStatus | null;
  domain: string | null;
  form: object | null;
  wantsNews: boolean;
};

/**
 * Returns what the console shows of a person to `reader`: without the fields that their roles do not need.
 * @throws NotFound
 */
export async function readPerson(
  db: Database,
  id: string,
  { reader, policies, now }: { reader: Person; policies: Policies; now: Date },
): Promise<PersonRecord> {
  const [row] = await queryRows<Found>(
    db,
    sql`select ${personColumns}, a.enabled, a.ends_at as "endsAt", a.ended_at as "endedAt", a.email_confirmed_at as "emailConfirmedAt", a.accredited_at as "accreditedAt",
          a.rejected_at as "rejectedAt", g.status as "agencyStatus", g.domain, f.form, a.wants_news as "wantsNews", f.saved_at as "formSavedAt",
          array(select role from staff_roles where account_id = a.id order by granted_at, role) as "staffRoles"
        from accounts a left join agencies g on g.id = a.agency_id left join associate_forms f on f.account_id = a.id
        where a.id = ${id}`,
  );
  if (!row) throw new NotFound();
  const { agencyStatus, domain, rejectedAt, form, wantsNews, ...person } = row;
  const agency = agencyStatus ? { status: agencyStatus, domain } : undefined;
  const masked = form !== null && !may(reader.staffRoles, 'readRegistrations');
  const waits = person.associate && person.associateStatus === 'PENDING';
  const [locks, openSessions, holds, agreements, history] = await Promise.all([
    locksOf(db, row.email, now),
    countSessions(db, id, policies, now),
    holdsOf(db, id, person.agencyId),
    listAgreements(db, id),
    historyOf(db, 'account', id),
  ]);
  return {
    ...person,
    form: form && shown(withChoice(storedAssociateForm.read(form), wantsNews), masked),
    masked,
    own: id === reader.id || (person.agencyId !== null && person.agencyId === reader.agency?.id),
    reasons: waits ? reviewReasons({ email: row.email, rejectedAt }, agency) : [],
    lockedUntil: iso(locks.until),
    lockedNetworks: locks.networks,
    openSessions,
    holds,
    agreements,
    history: toSteps(history),
  };
}

/** Returns a registration with the choice of emails as it is now. */
const withChoice = (form: AssociateForm, receiveEmails: boolean): AssociateForm => ({
  ...form,
  businessProfile: { ...form.businessProfile, receiveEmails },
});

/** Returns a registration as it is, or without the fields that are masked. */
const shown = (form: object, masked: boolean): Record<string, unknown> =>
  masked
    ? Object.fromEntries(
        Object.entries(form).filter(
          ([name]) => !(maskedFields as readonly string[]).includes(name),
        ),
      )
    : { ...form };

/** Unlocks the sign-in of an account on all networks. Returns whether it was locked. @throws NotFound */
export async function unlock(tx: Transaction, { id, actorId, now }: StaffAction): Promise<boolean> {
  const { email } = await lockAccount(tx, id);
  const { until } = await locksOf(tx, email, now);
  await forgetFailures(tx, email);
  if (!until) return false;
  await recordAudit(tx, {
    actorId,
    subject: { type: 'account', id },
    event: 'unlock',
    before: { lockedUntil: until },
    after: { lockedUntil: null },
    at: now,
  });
  return true;
}

/**
 * Approves, rejects or reopens an associate. Returns the new status.
 * @throws Conflict if the status does not allow it, NotFound
 */
export async function decideAssociate(
  tx: Transaction,
  { id, actorId, now }: StaffAction,
  { decision, note }: { decision: 'approve' | 'reject' | 'reopen'; note: string },
): Promise<string> {
  const account = await lockAccount(tx, id);
  const move = { actorId, by: 'staff', now, note: note || undefined } as const;
  return moveAssociate(tx, account, decision, move);
}

/** Returns the data of a person's dashboard, and records in the audit that staff viewed it. @throws NotFound */
export async function viewAs(
  db: Database,
  { id, actorId, ...moment }: StaffAction,
): Promise<DashboardOf> {
  const { now } = moment;
  const person = await personById(db, id, now);
  if (!person) throw new NotFound();
  const profile = profileOf(person, moment);
  const agencyId = person.agency?.id;
  const [invited] = agencyId
    ? await db
        .select({ id: invitations.id })
        .from(invitations)
        .where(and(eq(invitations.agencyId, agencyId), ne(invitations.email, profile.email)))
        .limit(1)
    : [];
  await recordAudit(db, {
    actorId,
    subject: { type: 'account', id },
    event: 'viewAs',
    at: now,
  });
  return { profile, invited: invited !== undefined };
}
