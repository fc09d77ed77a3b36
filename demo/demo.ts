import { daysFrom } from '../contract/dates.ts';
import type { AgencyForm } from '../contract/forms/agency.ts';
import type { AssociateForm } from '../contract/forms/associate.ts';
import type { Language } from '../contract/languages.ts';
import type { AgencyStatus, AssociateStatus } from '../contract/statuses.ts';
import { demoAgencyForms, demoAssociateForms, hasAssociateForm } from './forms.ts';
import { agencyHistory, associateHistory, type DemoStep } from './history.ts';
import { type DemoInvitation, demoInvitations } from './invitations.ts';
import { agencies, type DemoAgency, type DemoPerson, people } from './personas.ts';
import { type DemoReport, demoReports } from './reports.ts';
import { type AgencyTimes, accreditedAt, agencyTimes } from './timeline.ts';

/** An agency as it stands, and how it came there. */
export interface SeedAgency extends Omit<DemoAgency, 'invitations' | 'reports'> {
  times: AgencyTimes;
  form: AgencyForm | null;
  /** How often the form was saved. */
  version: number;
  history: DemoStep<AgencyStatus>[];
  /** A change that it asks for: another phone number, and why. */
  requestedChange?: { phone: string; reason: string; at: Date };
}

/** A person as they stand, and how they came there. */
export interface SeedPerson extends DemoPerson {
  createdAt: Date;
  /** Whether one can sign in with the password of the demo accounts; otherwise with none. */
  canSignIn: boolean;
  language: Language | null;
  accreditedAt: Date | null;
  form: AssociateForm | null;
  formSavedAt: Date;
  history: DemoStep<AssociateStatus>[];
}

/** Demo data as of a moment. */
export interface Demo {
  agencies: SeedAgency[];
  people: SeedPerson[];
  invitations: DemoInvitation[];
  reports: DemoReport[];
}

/** The personas with their agencies: what tests, journeys and the fixtures know by name. */
export function personas(now: Date): Demo {
  const timesOf = new Map(
    agencies.map(({ key, agencyStatus }) => [key, agencyTimes(agencyStatus, now)]),
  );
  return {
    agencies: agencies.map((agency) => ({
      ...agency,
      times: agencyTimes(agency.agencyStatus, now),
      form: demoAgencyForms[agency.key] ?? null,
      version: demoAgencyForms[agency.key] ? 1 : 0,
      history: agencyHistory(agency.agencyStatus, now),
    })),
    people: people.map((person) => {
      const { associateStatus: status, pointOfContact } = person;
      const accredited = accreditedAt(status, now);
      return {
        ...person,
        createdAt: timesOf.get(person.agency ?? '')?.accountCreatedAt ?? daysFrom(now, -400),
        canSignIn: true,
        language: null,
        accreditedAt: accredited,
        form: hasAssociateForm(status) ? (demoAssociateForms[person.email] ?? null) : null,
        formSavedAt: accredited ?? daysFrom(now, -5),
        history: status ? associateHistory(status, pointOfContact, now) : [],
      };
    }),
    invitations: demoInvitations(now),
    reports: demoReports(now),
  };
}
