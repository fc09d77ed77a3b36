import { isOver } from '../../contract/dates.ts';
import { permissionsOf, STAFF_AUTHORITY } from '../../contract/permissions.ts';
import type { Profile } from '../../contract/records.ts';
import type { Person } from '../accounts/person.ts';
import { iso } from '../clock.ts';
import { quarterlyReport } from './reports/quarters.ts';

/** Returns the profile of a signed-in person (specification §3). Permissions are computed at each call. */
export function profileOf(person: Person, now: Date): Profile {
  const { agency, viewer } = person;
  const report = quarterlyReport(agency, now);
  const waits = person.pointOfContact && agency?.status === 'NOT_CREATED';
  return {
    displayName: `${person.firstName} ${person.lastName}`,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    language: person.language,
    account: {
      username: person.email,
      // A disabled account has no session, and an open session is never locked.
      enabled: true,
      locked: false,
      expired: waits && isOver(agency.windowEndsAt, now),
      emailConfirmed: person.emailConfirmed,
      authorities: [
        ...permissionsOf(viewer),
        ...(person.staff ? ([STAFF_AUTHORITY] as const) : []),
      ],
      externalLogin: false,
    },
    provider: {
      id: person.id,
      accountId: person.id,
      leadId: person.leadId,
      company: agency?.name ?? '',
      renewalDate: iso(agency?.renewalDate),
      agencyStatus: agency?.status ?? null,
      quarterlyReportDue: report.due,
      quarterlyReportRequired: report.required,
      quarterlyReportDeadline: iso(report.deadline),
      pointOfContact: person.pointOfContact,
      associate: person.associate,
      associateStatus: person.associateStatus,
      ...(person.renewsWithAgency && { renewsWithAgency: true as const }),
      accreditedAt: iso(person.accreditedAt),
      registrationDeadline: waits ? iso(agency.windowEndsAt) : null,
    },
  };
}
