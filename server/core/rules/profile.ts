import { isOver, iso, type Moment } from '../../../contract/dates.ts';
import type { Viewer } from '../../../contract/gates.ts';
import type { Language } from '../../../contract/languages.ts';
import { permissionsOf, STAFF_AUTHORITY } from '../../../contract/permissions.ts';
import { quarterlyReport, type Reporting } from '../../../contract/quarters.ts';
import type { Profile } from '../../../contract/records.ts';
import { isStaff, type StaffRole } from '../../../contract/staff/roles.ts';
import type { AgencyStatus, AssociateStatus } from '../../../contract/statuses.ts';

/** A person with their agency, as a back end holds them. Times are dates, or ISO 8601. */
export interface ProfileOwner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language | null;
  leadId: string | null;
  pointOfContact: boolean;
  associate: boolean;
  associateStatus: AssociateStatus | null;
  accreditedAt: Date | string | null;
  /** The renewal is saved and is decided together with the agency's. */
  renewsWithAgency: boolean;
  /** Empty for all who are not staff. */
  staffRoles: readonly StaffRole[];
  agency: ProfileAgency | null;
  /** Until when a second step has to be added; absent if none is asked. */
  secondStepDueAt?: Date | null;
  mustEnrol?: boolean;
  /** Whether the terms have changed since the person agreed to them. */
  mustAgree?: boolean;
}

export interface ProfileAgency extends Reporting {
  name: string | null;
  status: AgencyStatus;
  renewalDate: Date | string | null;
  windowEndsAt: Date | string;
}

/** Returns the properties of a person that gates check. */
export const viewerOf = (person: ProfileOwner): Viewer => ({
  signedIn: true,
  pointOfContact: person.pointOfContact,
  associate: person.associate,
  associateStatus: person.associateStatus,
  agencyStatus: person.agency?.status ?? null,
  quarterlyReportRequired: person.agency?.quarterlyReportRequired ?? false,
  staff: isStaff(person),
  mustEnrol: person.mustEnrol === true,
  mustAgree: person.mustAgree === true,
});

/** Returns the profile of a signed-in person (specification §3). Permissions are computed at each call. */
export function profileOf(person: ProfileOwner, moment: Moment): Profile {
  const { id, email, firstName, lastName, pointOfContact, associate, associateStatus } = person;
  const { agency } = person;
  const viewer = viewerOf(person);
  const report = quarterlyReport(agency, moment.now);
  const waits = pointOfContact && agency?.status === 'NOT_CREATED';
  return {
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    language: person.language,
    account: {
      username: email,
      // A disabled account has no session, and an open session is never locked.
      enabled: true,
      locked: false,
      expired: waits && isOver(agency.windowEndsAt, moment),
      authorities: [
        ...permissionsOf(viewer),
        ...(viewer.staff ? ([STAFF_AUTHORITY] as const) : []),
      ],
      ...(viewer.staff && { staffRoles: [...person.staffRoles] }),
      externalLogin: false,
      ...(person.secondStepDueAt && { secondStepBy: person.secondStepDueAt.toISOString() }),
      ...(person.mustEnrol && { mustEnrol: true as const }),
      ...(person.mustAgree && { mustAgree: true as const }),
    },
    provider: {
      id,
      accountId: id,
      leadId: person.leadId,
      company: agency?.name ?? '',
      renewalDate: iso(agency?.renewalDate),
      agencyStatus: agency?.status ?? null,
      quarterlyReportDue: report.due,
      quarterlyReportRequired: report.required,
      quarterlyReportDeadline: iso(report.deadline),
      pointOfContact,
      associate,
      associateStatus,
      ...(person.renewsWithAgency && { renewsWithAgency: true as const }),
      accreditedAt: iso(person.accreditedAt),
      registrationDeadline: waits ? iso(agency.windowEndsAt) : null,
    },
  };
}
