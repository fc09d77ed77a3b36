import type { PersonRecord } from '#contract/staff/people.ts';

const at = '2026-05-17T10:00:00.000Z';

/** A person record of the console: an associate whose registration waits, unless `changes` say otherwise. */
export const personRecord = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'nils@northwind.example',
  name: 'Nils Berg',
  agencyId: '00000000-0000-4000-8000-000000000002',
  agency: 'Northwind Meetings',
  pointOfContact: false,
  associate: true,
  associateStatus: 'PENDING',
  staff: false,
  secondStep: false,
  staffRoles: [],
  createdAt: at,
  enabled: true,
  endsAt: null,
  endedAt: null,
  emailConfirmedAt: at,
  accreditedAt: null,
  lockedUntil: null,
  lockedNetworks: 0,
  openSessions: 0,
  form: null,
  masked: false,
  own: false,
  formSavedAt: null,
  reasons: [],
  holds: [],
  agreements: [],
  history: [],
  ...changes,
});
