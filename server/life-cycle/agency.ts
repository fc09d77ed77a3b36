import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayOf, monthsFrom } from '../../contract/dates.ts';
import type { AgencyForm } from '../../contract/forms/agency.ts';
import { emptyAgencyForm } from '../../contract/forms/fields.ts';
import { type AgencyEvent, type AssociateEvent, agencyEdges } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { accounts, agencies } from '../core/db/schema.ts';
import { NotAllowed, NotFound } from '../core/errors.ts';
import { formDiff } from '../core/formDiff.ts';
import { withFieldNames } from '../core/mail/fieldNames.ts';
import { enqueueMails, type Mail } from '../core/mail/outbox.ts';
import type { MailTemplate } from '../core/mail/templates.ts';
import { type Account, moveAssociates } from './associate.ts';
import { certifyAgencies, certifyPeopleOf, endCertificates } from './certificates.ts';
import { type Move, target } from './edge.ts';
import { checkDecider } from './ownCase.ts';
import { reviewReasons } from './reviewReasons.ts';

export type Agency = typeof agencies.$inferSelect;

/** The columns that a save writes. */
export type Saved = Pick<Agency, 'form' | 'version'> & Partial<Pick<Agency, 'name' | 'domain'>>;

/** The values that staff set with an approval, instead of the defaults. */
export type Terms = Partial<Pick<Agency, 'renewalDate' | 'quarterlyReportRequired'>>;

/** Returns the agency, locked until the transaction ends. @throws NotFound */
export async function lockAgency(tx: Transaction, id: string): Promise<Agency> {
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, id)).for('no key update');
  if (!agency) throw new NotFound();
  return agency;
}

/** {@link lockAgency} for what only an approved agency can do. @throws NotAllowed if it is no longer approved */
export async function lockApproved(tx: Transaction, id: string): Promise<Agency> {
  const agency = await lockAgency(tx, id);
  if (agency.status !== 'APPROVED') throw new NotAllowed('gate.agencyApproved');
  return agency;
}

export function formOf({ form }: Agency): AgencyForm {
  if (!form) throw new Error('An approved agency has no form');
  return form;
}

/** {@link moveAgencies} of one agency, with the values that come with the event. */
export async function moveAgency(
  tx: Transaction,
  agency: Agency,
  event: AgencyEvent,
  move: Move,
  saved?: Saved,
  terms?: Terms,
): Promise<Agency> {
  const [moved] = await moveAgencies(tx, [agency], event, move, saved, terms);
  if (!moved) throw new NotFound();
  return moved;
}

/**
 * Changes the status of agencies by an event of the life cycle, and with it the dates, the certificates and the associates
 * who renew together with them; records it in the audit and emails each point of contact. No other code changes the status. Wake
 * the mail worker after the commit.
 * @param rows locked, as by {@link lockAgency}
 * @param saved the form, if the event is a save; the audit records the changed fields
 * @param terms the values that staff set with an approval
 * @throws Conflict if the life cycle does not allow the event in the status of one of them, NotAllowed as
 * {@link checkDecider}
 */
export async function moveAgencies(
  tx: Transaction,
  rows: readonly Agency[],
  event: AgencyEvent,
  move: Move,
  saved?: Saved,
  terms: Terms = {},
): Promise<Agency[]> {
  const { actorId, by, now, note } = move;
  // Each event leads to one status.
  const [status] = rows.map((row) => target(agencyEdges, row.status, event, by));
  if (!status) return [];
  await checkDecider(
    tx,
    move,
    rows.map(({ id: agencyId }) => ({ agencyId })),
  );
  const ids = rows.map(({ id }) => id);
  const moved = await tx
    .update(agencies)
    .set({
      status,
      ...saved,
      ...datesOf(status, move),
      ...terms,
      updatedAt: now,
    })
    .where(inArray(agencies.id, ids))
    .returning();
  await recordAudit(
    tx,
    ...rows.map(({ id, status: from, form }) => {
      const changed = saved?.form && formDiff(form ?? emptyAgencyForm(), saved.form);
      return {
        actorId,
        subject: { type: 'agency' as const, id },
        event,
        before: { status: from, form: changed?.before },
        after: { status, form: changed?.after, ...terms },
        note: note && withFieldNames(note, 'en'),
        at: now,
      };
    }),
  );
  for (const agency of moved) await decideRenewingAssociates(tx, agency, move);
  if (status === 'APPROVED') {
    await certifyAgencies(tx, ids, now);
    await certifyPeopleOf(tx, ids, now);
  } else await endCertificates(tx, { agencies: ids }, 'ended', now);
  const people = await pointsOfContact(tx, ids);
  const mailOf = new Map(moved.map((agency) => [agency.id, agencyMail(agency, event, note)]));
  await enqueueMails(
    tx,
    people.flatMap(({ email, agencyId }) => {
      const mail = agencyId && mailOf.get(agencyId);
      return mail ? [{ ...mail, to: email, agencyId, now }] : [];
    }),
  );
  return moved;
}

/** Returns the columns that change with a status. `approvedAt` stays the first approval: reports are due from then on. */
function datesOf(to: AgencyStatus, { now, note }: Move) {
  if (to === 'PENDING') return { submittedAt: now };
  if (to === 'REJECTED') return { rejectionReason: note ?? null };
  if (to !== 'APPROVED') return {};
  const approvedAt = sql`coalesce(${agencies.approvedAt}, ${now.toISOString()}::timestamptz)`;
  return { approvedAt, renewalDate: monthsFrom(now, limits.accreditationMonths) };
}

/**
 * Decides about the associates whose renewal waits for the renewal of their agency, once the agency is approved or
 * rejected (decision C1). If a rejected agency is reopened and approved, they are renewed after all.
 * @param agency locked, with the status after the decision
 */
async function decideRenewingAssociates(
  tx: Transaction,
  agency: Agency,
  { actorId, now }: Move,
): Promise<void> {
  const isApproved = agency.status === 'APPROVED';
  if (!isApproved && agency.status !== 'REJECTED') return;
  const waiting = await tx
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.agencyId, agency.id),
        eq(accounts.associate, true),
        eq(accounts.renewsWithAgency, true),
        inArray(
          accounts.associateStatus,
          isApproved ? ['PENDING_RENEWAL', 'REJECTED'] : ['PENDING_RENEWAL'],
        ),
      ),
    )
    .for('update');
  const needsReview = (account: Account) => reviewReasons(account, agency).length > 0;
  const decide = (event: AssociateEvent, people: Account[]) =>
    moveAssociates(tx, people, event, { actorId, by: 'job', now });
  if (!isApproved) return decide('rejectedWithAgency', waiting);
  await decide('reviewWithAgency', waiting.filter(needsReview));
  await decide(
    'renewedWithAgency',
    waiting.filter((account) => !needsReview(account)),
  );
}

const templates = {
  submit: 'agencyReceived',
  resubmit: 'agencyReceived',
  renewWithUpdates: 'agencyReceived',
  renewUnchanged: 'agencyRenewed',
  approve: 'agencyApproved',
  requestRevisions: 'agencyRevisionsRequired',
  reopen: 'agencyRevisionsRequired',
  reject: 'agencyRejected',
  expire: 'agencyRenewalDue',
} as const satisfies Record<AgencyEvent, MailTemplate>;

/** Returns the template and parameters of the email that an event sends to each point of contact. */
export const agencyMail = (
  { name, renewalDate }: Pick<Agency, 'name' | 'renewalDate'>,
  event: AgencyEvent,
  note = '',
) => ({
  template: templates[event],
  params: {
    agency: name ?? '',
    until: dayOf(renewalDate),
    comments: note,
    reason: note,
  },
});

/** Returns the enabled points of contact of some agencies, oldest account first. */
export const pointsOfContact = (tx: Queryable, agencyIds: string[]) =>
  tx
    .select({
      id: accounts.id,
      agencyId: accounts.agencyId,
      name: accounts.name,
      email: accounts.email,
      language: accounts.language,
    })
    .from(accounts)
    .where(and(inArray(accounts.agencyId, agencyIds), accounts.pointOfContact, accounts.enabled))
    .orderBy(accounts.createdAt);

/** Stores an email to each point of contact of an agency. Wake the mail worker after the commit. */
export async function mailPointsOfContact<T extends MailTemplate>(
  tx: Transaction,
  agencyId: string,
  mail: Pick<Mail<T>, 'template' | 'params' | 'now'>,
): Promise<void> {
  const people = await pointsOfContact(tx, [agencyId]);
  await enqueueMails(
    tx,
    people.map(({ email }) => ({ ...mail, to: email, agencyId })),
  );
}
