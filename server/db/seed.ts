import { randomUUID } from 'node:crypto';
import { translated } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import { deadlineOf, lastClosedQuarter } from '../../contract/quarters.ts';
import { demoContent } from '../../demo/content.ts';
import { demoAgencyForms, demoAssociateForms, hasAssociateForm } from '../../demo/forms.ts';
import { agencyHistory, associateHistory, type DemoStep } from '../../demo/history.ts';
import { demoInvitations } from '../../demo/invitations.ts';
import { agencies, password, people } from '../../demo/personas.ts';
import { demoReports } from '../../demo/reports.ts';
import { accreditedAt, agencyTimes, daysFrom } from '../../demo/timeline.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import { templateFile } from '../domain/content/files.ts';
import { nextStepAt } from '../domain/invitations/next-step.ts';
import { enqueueMail, mailDate } from '../mail/outbox.ts';
import { type Database, inTransaction, type Transaction } from './connection.ts';
import * as table from './schema.ts';

/** Whether the database contains no accounts and no pages. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [accounts, pages] = await Promise.all([
    db.$count(table.accounts),
    db.$count(table.contentPages),
  ]);
  return accounts === 0 && pages === 0;
}

/** Writes the demo data to an empty database, in one transaction. */
export async function seedDemo(db: Database, now: Date, hash = hashPassword): Promise<void> {
  const passwordHash = await hash(password);
  await inTransaction(db, async (tx) => {
    const agencyIds = await seedAgencies(tx, now);
    const accountIds = await seedPeople(tx, agencyIds, passwordHash, now);
    await seedInvitations(tx, agencyIds, accountIds, now);
    await seedReports(tx, agencyIds, now);
    await seedHistory(tx, agencyIds, accountIds, now);
    await seedMails(tx, agencyIds, accountIds, now);
    await seedContent(tx, now);
  });
}

async function seedContent(tx: Transaction, now: Date) {
  const pages = demoContent.map((page) => ({ id: randomUUID(), page }));
  await tx
    .insert(table.contentPages)
    .values(pages.map(({ id, page: { code } }) => ({ id, code, updatedAt: now })));
  await tx.insert(table.contentVersions).values(
    pages.flatMap(({ id, page: { code: _, translations, ...says } }) => {
      const first = { pageId: id, number: 1, publishFrom: daysFrom(now, -400), savedAt: now };
      const others = translated.map((language) => ({ ...translations[language], language }));
      return [says, ...others].map((text) => ({ ...says, ...text, ...first }));
    }),
  );
}

type Ids = ReadonlyMap<string | null, string>;

async function seedAgencies(tx: Transaction, now: Date): Promise<Ids> {
  const ids = new Map<string, string>();
  const reported = new Map<string, string>();
  for (const { agency, quarter } of demoReports(now)) {
    if (quarter > (reported.get(agency) ?? '')) reported.set(agency, quarter);
  }
  for (const agency of agencies) {
    const times = agencyTimes(agency.agencyStatus, now);
    const form = demoAgencyForms[agency.key];
    const [row] = await tx
      .insert(table.agencies)
      .values({
        status: agency.agencyStatus,
        version: form ? 1 : 0,
        form,
        name: agency.name,
        domain: agency.domain?.slice(1),
        submittedAt: times.submittedAt,
        approvedAt: times.approvedAt,
        renewalDate: times.renewalDate,
        quarterlyReportRequired: agency.quarterlyReportRequired,
        reportedQuarter: reported.get(agency.key),
        windowEndsAt: daysFrom(times.accountCreatedAt, limits.agencyWindowDays),
        createdAt: times.accountCreatedAt,
        updatedAt: times.decidedAt ?? times.submittedAt ?? times.accountCreatedAt,
      })
      .returning({ id: table.agencies.id });
    const id = row?.id ?? '';
    ids.set(agency.key, id);
    for (const { field, text } of agency.reviewComments) {
      await tx
        .insert(table.reviewComments)
        .values({ agencyId: id, field, text, at: times.decidedAt ?? now });
    }
  }
  return ids;
}

async function seedPeople(
  tx: Transaction,
  agencyIds: Ids,
  passwordHash: string,
  now: Date,
): Promise<Ids> {
  const created = new Map(
    agencies.map(({ key, agencyStatus }) => [key, agencyTimes(agencyStatus, now).accountCreatedAt]),
  );
  const ids = new Map<string, string>();
  for (const person of people) {
    const createdAt = created.get(person.agency ?? '') ?? daysFrom(now, -400);
    const accredited = accreditedAt(person.associateStatus, now);
    const [row] = await tx
      .insert(table.accounts)
      .values({
        email: person.email,
        passwordHash,
        firstName: person.firstName,
        lastName: person.lastName,
        agencyId: agencyIds.get(person.agency),
        pointOfContact: person.pointOfContact,
        associate: person.associate,
        associateStatus: person.associateStatus,
        accreditedAt: accredited,
        acknowledgedAt: person.associateStatus === 'ACCREDITED' ? accredited : null,
        rejectedAt: person.associateStatus === 'REJECTED' ? daysFrom(now, -3) : null,
        staff: person.programmeStaff,
        emailConfirmedAt: createdAt,
        createdAt,
      })
      .returning({ id: table.accounts.id });
    const id = row?.id ?? '';
    ids.set(person.email, id);
    const form = demoAssociateForms[person.email];
    if (form && hasAssociateForm(person.associateStatus)) {
      const savedAt = accredited ?? daysFrom(now, -5);
      await tx.insert(table.associateForms).values({ accountId: id, form, savedAt });
    }
  }
  return ids;
}

async function seedInvitations(tx: Transaction, agencyIds: Ids, accountIds: Ids, now: Date) {
  const rows = demoInvitations(now).map((invitation) => {
    const sentAt = invitation.invitationSentDate ? new Date(invitation.invitationSentDate) : null;
    return {
      agencyId: agencyIds.get(invitation.agency) ?? '',
      email: invitation.email,
      status: invitation.status,
      inviteType: invitation.inviteType,
      pointOfContact: invitation.pointOfContact,
      sentAt,
      requestedAt: sentAt ?? daysFrom(now, -1),
      ...(sentAt && invitation.status === 'INVITED' && linkTimes(sentAt, now)),
      failure: invitation.failure,
      accountId: accountIds.get(invitation.email),
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      createdAt: sentAt ?? daysFrom(now, -1),
    };
  });
  await tx.insert(table.invitations).values(rows);
}

async function seedReports(tx: Transaction, agencyIds: Ids, now: Date) {
  const { file, mime } = await templateFile('en');
  const rows = demoReports(now).map(({ agency, filename, timestamp, quarter }) => ({
    agencyId: agencyIds.get(agency) ?? '',
    filename,
    mime,
    size: file.length,
    quarter,
    file,
    uploadedAt: new Date(timestamp),
  }));
  await tx.insert(table.reports).values(rows);
}

/** Returns the link's end and the next reminder: those in the past count as sent. */
function linkTimes(sentAt: Date, now: Date) {
  const tokenExpiresAt = daysFrom(sentAt, limits.invitationLifeDays);
  return { tokenExpiresAt, nextStepAt: nextStepAt(tokenExpiresAt, now) };
}

/** Writes the audit entries that lead to the statuses of agencies and people, in chronological order. */
async function seedHistory(tx: Transaction, agencyIds: Ids, accountIds: Ids, now: Date) {
  const staff = accountIds.get(people.find(({ programmeStaff }) => programmeStaff)?.email ?? '');
  const entry = (
    subject: AuditEntry['subject'],
    field: 'status' | 'associateStatus',
    actor: string | undefined,
    { event, from, to, by, at }: DemoStep<string>,
  ): AuditEntry => ({
    actorId: (by === 'job' ? null : by === 'staff' ? staff : actor) ?? null,
    subject,
    event,
    before: { [field]: from },
    after: { [field]: to },
    at,
  });
  const ofAgencies = agencies.flatMap(({ key, agencyStatus }) => {
    const poc = people.find((person) => person.agency === key && person.pointOfContact);
    const subject = { type: 'agency', id: agencyIds.get(key) ?? '' } as const;
    const actor = accountIds.get(poc?.email ?? '');
    return agencyHistory(agencyStatus, now).map((step) => entry(subject, 'status', actor, step));
  });
  const ofPeople = people.flatMap(({ email, associateStatus, pointOfContact }) => {
    const id = accountIds.get(email) ?? '';
    const subject = { type: 'account', id } as const;
    const steps = associateStatus ? associateHistory(associateStatus, pointOfContact, now) : [];
    return steps.map((step) => entry(subject, 'associateStatus', id, step));
  });
  const entries = [...ofAgencies, ...ofPeople].sort((a, b) => a.at.getTime() - b.at.getTime());
  await recordAudit(tx, ...entries);
}

/** Stores the email about the due report as sent, so that a first start sends no email. */
async function seedMails(tx: Transaction, agencyIds: Ids, accountIds: Ids, now: Date) {
  const quarter = lastClosedQuarter(now);
  const deadline = deadlineOf(quarter);
  const template = now <= deadline ? 'reportDue' : 'reportOverdue';
  const at = now <= deadline ? quarter.end : deadline;
  for (const { key, name } of agencies.filter(({ quarterlyReportDue }) => quarterlyReportDue)) {
    const agencyId = agencyIds.get(key) ?? '';
    for (const { email } of people.filter((p) => p.agency === key && p.pointOfContact)) {
      await enqueueMail(tx, {
        to: email,
        template,
        params: {
          agency: name ?? '',
          quarter: quarter.name,
          until: mailDate(deadline),
        },
        agencyId,
        dedupeKey: `${template}:${quarter.name}:${agencyId}:${accountIds.get(email)}`,
        now: at,
      });
    }
  }
  await tx.update(table.mails).set({ status: 'SENT', tries: 1, sentAt: table.mails.createdAt });
}
