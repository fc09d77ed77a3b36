import { daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import type { Demo } from '../../demo/demo.ts';
import type { Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { nextStepAt } from '../life-cycle/invitation.ts';
import type { Ids } from './ids.ts';

/** Writes the accounts and the associate forms. */
export async function seedPeople(
  tx: Transaction,
  { people, agencies }: Demo,
  ids: Ids,
  passwordHash: string,
) {
  const forms = new Map(agencies.map(({ key, form }) => [key as string | null, form]));
  await tx.insert(table.accounts).values(
    people.map((person) => ({
      id: ids.account(person.email) ?? undefined,
      email: person.email,
      passwordHash: person.canSignIn ? passwordHash : null,
      firstName: person.firstName,
      lastName: person.lastName,
      agencyId: person.agency && ids.agency(person.agency),
      pointOfContact: person.pointOfContact,
      associate: person.associate,
      associateStatus: person.associateStatus,
      accreditedAt: person.accreditedAt,
      acknowledgedAt: person.associateStatus === 'ACCREDITED' ? person.accreditedAt : null,
      rejectedAt: person.history.findLast(({ event }) => event === 'reject')?.at,
      language: person.language,
      wantsNews:
        person.form?.businessProfile.receiveEmails ??
        (person.pointOfContact && forms.get(person.agency)?.agreeToReceiveEmail === true),
      emailConfirmedAt: person.createdAt,
      createdAt: person.createdAt,
    })),
  );
  await tx.insert(table.staffRoles).values(
    people.flatMap(({ email, staffRoles, createdAt: grantedAt }) => {
      const accountId = ids.account(email);
      return accountId ? staffRoles.map((role) => ({ accountId, role, grantedAt })) : [];
    }),
  );
  await tx.insert(table.associateForms).values(
    people.flatMap(({ email, form, formSavedAt: savedAt }) => {
      const accountId = ids.account(email);
      return accountId && form ? { accountId, form, savedAt } : [];
    }),
  );
}

export async function seedInvitations(tx: Transaction, demo: Demo, ids: Ids, now: Date) {
  const rows = demo.invitations.map((invitation) => {
    const sentAt = invitation.invitationSentDate ? new Date(invitation.invitationSentDate) : null;
    return {
      agencyId: ids.agency(invitation.agency),
      email: invitation.email,
      status: invitation.status,
      inviteType: invitation.inviteType,
      pointOfContact: invitation.pointOfContact,
      sentAt,
      requestedAt: sentAt ?? daysFrom(now, -1),
      ...(sentAt && invitation.status === 'INVITED' && linkTimes(sentAt, now)),
      failure: invitation.failure,
      accountId: ids.account(invitation.email),
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      createdAt: sentAt ?? daysFrom(now, -1),
    };
  });
  await tx.insert(table.invitations).values(rows);
}

/** Returns the link's end and the next reminder: those in the past count as sent. */
function linkTimes(sentAt: Date, now: Date) {
  const tokenExpiresAt = daysFrom(sentAt, limits.invitationLifeDays);
  return {
    tokenExpiresAt,
    nextStepAt: nextStepAt(tokenExpiresAt, { now, timeZone: usualTimeZone }),
  };
}
