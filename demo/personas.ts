import { type StaffRole, staffRoles } from '../contract/staff/roles.ts';
import type { AgencyStatus, AssociateStatus } from '../contract/statuses.ts';

/**
 * The demo accounts. The demo seed of the server and the fixtures hold exactly these, so that a person, a test
 * and a screenshot all speak of the same people.
 */

/** The password of every demo account. */
export const password = 'Welcome1!';

export interface DemoAgency {
  key: string;
  /** null: nothing was registered yet. */
  name: string | null;
  /** `@example.com`, or null while nothing was registered. */
  domain: string | null;
  agencyStatus: AgencyStatus;
  quarterlyReportRequired: boolean;
  quarterlyReportDue: boolean;
  /** How many invitations and past reports it has. */
  invitations: number;
  reports: number;
  reviewComments: readonly { field: string; text: string }[];
}

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** Key of the agency; null for the program's staff. */
  agency: string | null;
  pointOfContact: boolean;
  associate: boolean;
  associateStatus: AssociateStatus | null;
  /** Of the program's staff; empty for everybody else. */
  staffRoles: readonly StaffRole[];
}

const agency = (
  key: string,
  name: string | null,
  domain: string | null,
  agencyStatus: AgencyStatus,
  rest: Partial<DemoAgency> = {},
): DemoAgency => ({
  key,
  name,
  domain,
  agencyStatus,
  quarterlyReportRequired: false,
  quarterlyReportDue: false,
  invitations: 0,
  reports: 0,
  reviewComments: [],
  ...rest,
});

export const agencies: readonly DemoAgency[] = [
  agency('northwind', 'Northwind Meetings', '@northwind.example', 'APPROVED', {
    quarterlyReportRequired: true,
    quarterlyReportDue: true,
    invitations: 120,
    reports: 23,
  }),
  agency('harbor', 'Harbor Event Partners', '@harbor.example', 'APPROVED', { invitations: 3 }),
  agency('maple', 'Maple Conference Group', '@maple.example', 'APPROVED', {
    quarterlyReportRequired: true,
    invitations: 8,
    reports: 2,
  }),
  agency('cedar', null, null, 'NOT_CREATED', { invitations: 1 }),
  agency('birch', 'Birch Travel Management', '@birch.example', 'PENDING', { invitations: 1 }),
  agency('elm', 'Elm Street Sourcing', '@elm.example', 'REVISIONS_REQUIRED', {
    invitations: 1,
    reviewComments: [
      {
        field: 'agencyDetails.companyWebsite',
        text: 'The website does not open. Please correct the address.',
      },
    ],
  }),
  agency('oak', 'Oakline Housing', '@oak.example', 'PENDING_RENEWAL', {
    invitations: 4,
    reports: 1,
  }),
  agency('pine', 'Pine Road Travel', '@pine.example', 'REJECTED', { invitations: 1 }),
];

const poc = (
  email: string,
  firstName: string,
  lastName: string,
  agencyKey: string,
  associateStatus: AssociateStatus,
): DemoPerson => ({
  email,
  firstName,
  lastName,
  agency: agencyKey,
  pointOfContact: true,
  associate: true,
  associateStatus,
  staffRoles: [],
});

/** An associate of Northwind, named after the status. */
const associate = (
  word: string,
  firstName: string,
  lastName: string,
  associateStatus: AssociateStatus,
): DemoPerson => ({
  ...poc(`associate.${word}@northwind.example`, firstName, lastName, 'northwind', associateStatus),
  pointOfContact: false,
});

const staff = (
  email: string,
  firstName: string,
  lastName: string,
  ...roles: StaffRole[]
): DemoPerson => ({
  email,
  firstName,
  lastName,
  agency: null,
  pointOfContact: false,
  associate: false,
  associateStatus: null,
  staffRoles: roles,
});

export const people: readonly DemoPerson[] = [
  poc('poc.approved@northwind.example', 'Ada', 'Okafor', 'northwind', 'ACCREDITED'),
  poc('poc.training@harbor.example', 'Ben', 'Larsen', 'harbor', 'NOT_CREATED'),
  poc('poc.other@maple.example', 'Cleo', 'Marsh', 'maple', 'ACCREDITED'),
  poc('poc.new@cedar.example', 'Dev', 'Patel', 'cedar', 'NOT_CREATED'),
  poc('poc.pending@birch.example', 'Elena', 'Ruiz', 'birch', 'NOT_CREATED'),
  poc('poc.revision@elm.example', 'Farid', 'Haddad', 'elm', 'NOT_CREATED'),
  poc('poc.renewal@oak.example', 'Grace', 'Kim', 'oak', 'PENDING_RENEWAL'),
  poc('poc.rejected@pine.example', 'Hugo', 'Silva', 'pine', 'NOT_CREATED'),
  associate('invited', 'Ivy', 'Chen', 'INVITED'),
  associate('created', 'Jon', 'Price', 'CREATED'),
  associate('registered', 'Kira', 'Novak', 'REGISTERED'),
  associate('accredited', 'Liam', "O'Shea", 'ACCREDITED'),
  associate('renewal', 'Mona', 'Dias', 'PENDING_RENEWAL'),
  associate('pending', 'Nils', 'Berg', 'PENDING'),
  associate('rejected', 'Olga', 'Petrova', 'REJECTED'),
  {
    email: 'staff.member@northwind.example',
    firstName: 'Paul',
    lastName: 'Weber',
    agency: 'northwind',
    pointOfContact: false,
    associate: false,
    associateStatus: 'NOT_CREATED',
    staffRoles: [],
  },
  staff('reviewer@aldervale.example', 'Rosa', 'Lindqvist', ...staffRoles),
  staff('reviewer.only@aldervale.example', 'Theo', 'Brandt', 'reviewer'),
  staff('editor@aldervale.example', 'Una', 'Castellanos', 'editor'),
  staff('support@aldervale.example', 'Viktor', 'Amadi', 'support'),
  staff('auditor@aldervale.example', 'Wanda', 'Keller', 'auditor'),
  staff('administrator@aldervale.example', 'Xavier', 'Moreau', 'administrator'),
];
