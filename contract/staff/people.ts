import { z } from 'zod';
import { ending } from '../ending.ts';
import { tableFields } from '../forms/tableFields.ts';
import { agreement, dataExport, fileContent, profile, time } from '../records.ts';
import { bounded, code, searchText } from '../rules.ts';
import { associateStatuses } from '../statuses.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { enteredDay, mandatoryNote, note, required } from './inputs.ts';
import { listQuery } from './paging.ts';
import { step } from './review.ts';
import { staffRoles } from './roles.ts';
import { roles } from './words.ts';

const personRow = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  pointOfContact: z.boolean(),
  associate: z.boolean(),
  associateStatus: z.string().nullable(),
  staff: z.boolean(),
  /** Whether the password alone does not sign the person in. */
  secondStep: z.boolean(),
  createdAt: time,
});
export type PersonRow = z.infer<typeof personRow>;

export const peopleListQuery = listQuery(['createdAt', 'email'], {
  /** Words of the address or the name, or the whole loyalty or phone number. */
  q: searchText(),
  agencyId: z.uuid(),
  associateStatus: z.enum(associateStatuses),
  role: z.enum(roles),
  /** Associates whose accreditation ends on this day or before. */
  endsBy: enteredDay(),
  /** Whether the sign-in is locked on some network (decision F4). */
  locked: z.enum(['true', 'false']),
});

/** Why staff must review a registration (decisions C1, I23): agency not approved, foreign domain, rejected before. */
const reviewReasons = ['agency', 'domain', 'rejected'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The fields of a registration that only those read who may read registrations. */
export const maskedFields = ['preferredPhoneNumber', 'address', 'loyaltyNumber'] as const;

/** Of whom nothing may be deleted for now: the person, or the agency of the person with all that is kept of it. */
const holdOf = z.enum(['person', 'agency']);
export type HoldOf = z.infer<typeof holdOf>;
const holdForm = z.strictObject({ of: holdOf, note: mandatoryNote });

/** A person with everything that the console shows. */
const personRecord = personRow.extend({
  staffRoles: z.array(z.enum(staffRoles)),
  enabled: z.boolean(),
  /** When the account will be ended, because its person has asked for it; null: nobody has. */
  endsAt: time.nullable(),
  /** When it was ended: nothing is left of the person but a number. */
  endedAt: time.nullable(),
  emailConfirmedAt: time,
  accreditedAt: time.nullable(),
  /** The end of the longest lock of the address, and the number of networks with a lock (decision F4). */
  lockedUntil: time.nullable(),
  lockedNetworks: z.int(),
  openSessions: z.int(),
  /** Without what {@link maskedFields} names, if `masked`. */
  form: z.looseObject({}).nullable(),
  masked: z.boolean(),
  /** Whether it is the person who asks, or of the same agency: about whom somebody else decides. */
  own: z.boolean(),
  formSavedAt: time.nullable(),
  reasons: z.array(z.enum(reviewReasons)),
  holds: z.array(z.object({ of: holdOf, reason: z.string(), setAt: time })),
  /** What the person agreed to, the latest first. */
  agreements: z.array(agreement),
  history: z.array(step),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** A decision about a pending or rejected associate (decision C1). */
const associateDecision = z.strictObject({
  decision: z.enum(['approve', 'reject', 'reopen']),
  note: note.default(''),
});

/** Staff make a person with an account an associate of an agency (decision D12). */
const attachForm = z.strictObject({ agencyId: z.uuid(required), note: mandatoryNote });
export type AttachForm = z.infer<typeof attachForm>;

/** The roles that a person has from then on; none: the person is no longer staff. */
const rolesForm = z.strictObject({
  roles: bounded(z.array(z.enum(staffRoles)), staffRoles.length),
});

/** The longest subject that OpenID Connect allows. */
const SUBJECT_MAX = 255;

const dashboardOf = z.object({ profile, invited: z.boolean() });
export type DashboardOf = z.infer<typeof dashboardOf>;

export const peopleLists = {
  people: {
    needs: 'readPeople',
    summary: 'People',
    source: 'decisions C',
    query: peopleListQuery,
    row: personRow,
  },
} satisfies StaffListRows;

export const peopleCalls = {
  'GET people/export': {
    needs: 'exportPeople',
    summary: 'People as CSV or .xlsx',
    source: 'decisions C',
    stepUp: 'always',
    query: peopleListQuery.extend(tableFields),
    response: fileContent,
  },
  'GET people/:id': {
    needs: 'readPeople',
    summary: 'A person',
    source: 'decisions C',
    response: personRecord,
  },
  'POST people/:id/unlock': {
    needs: 'unlockPeople',
    summary: 'Unlock the sign-in of an account',
    source: 'decision F4',
    response: personRecord,
  },
  'POST people/:id/decision': {
    needs: 'decide',
    summary: 'Approve, reject or reopen an associate',
    source: 'decision C1',
    body: associateDecision,
    response: personRecord,
  },
  'POST people/:id/attach': {
    needs: 'decide',
    summary: 'Make a person with an account an associate of an agency',
    source: 'decision D12',
    body: attachForm,
    response: personRecord,
  },
  'POST people/:id/disable': {
    needs: 'manageAccounts',
    summary: 'Disable an account and end its sessions',
    source: 'decision F5',
    stepUp: 'always',
    response: personRecord,
  },
  'POST people/:id/reset-second-step': {
    needs: 'manageAccounts',
    summary: 'Remove the second step of a person who has lost it, and end the sessions',
    source: 'decision F14',
    stepUp: 'always',
    body: z.strictObject({ note: mandatoryNote }),
    response: personRecord,
  },
  'POST people/:id/ask-for-reset': {
    needs: 'askForReset',
    summary: 'Ask all administrators to remove the second step of a person, once a day',
    source: 'decision F14',
    body: z.strictObject({ note: mandatoryNote }),
    response: personRecord,
  },
  'POST people/:id/enable': {
    needs: 'manageAccounts',
    summary: 'Enable a disabled account',
    source: 'decision F5',
    response: personRecord,
  },
  'POST people/:id/end-sessions': {
    needs: 'manageAccounts',
    summary: 'Sign a person out everywhere',
    source: 'decision F5',
    stepUp: 'always',
    response: personRecord,
  },
  'POST people/:id/roles': {
    needs: 'grantRoles',
    summary: 'Say which roles of staff a person has; ends the sessions of the person',
    source: 'decision F11',
    stepUp: 'always',
    body: rolesForm,
    response: personRecord,
  },
  'POST people/:id/sign-on': {
    needs: 'manageSignOn',
    summary: 'Let an account at a provider of single sign-on open that of a member of staff',
    source: 'decision F12',
    stepUp: 'always',
    body: z.strictObject({ place: code(), subject: code(SUBJECT_MAX), note: mandatoryNote }),
    response: personRecord,
  },
  'GET people/:id/data-exports': {
    needs: 'exportPersonalData',
    summary: 'The files with what is kept of a person that staff asked for, the newest first',
    source: 'decision F16',
    response: z.array(dataExport.extend({ reason: z.string(), askedBy: z.string().nullable() })),
  },
  'POST people/:id/data-exports': {
    needs: 'exportPersonalData',
    summary: 'Ask for such a file, on a request that did not come by the portal',
    source: 'decision F16',
    stepUp: 'always',
    body: z.strictObject({ reason: mandatoryNote }),
    response: personRecord,
  },
  'GET people/:id/data-exports/:file': {
    needs: 'exportPersonalData',
    summary: 'Such a file, a ZIP archive; the download is recorded in the audit',
    source: 'decision F16',
    stepUp: 'always',
    params: z.object({ id: z.uuid(), file: z.uuid() }),
    response: fileContent,
  },
  'GET people/:id/ending': {
    needs: 'endPeople',
    summary: 'What goes and what stays if the account of a person is ended',
    source: 'decision F17',
    response: ending,
  },
  'POST people/:id/ending': {
    needs: 'endPeople',
    summary: 'End the account of a person, on a request that did not come by the portal',
    source: 'decision F17',
    stepUp: 'always',
    body: z.strictObject({ note: mandatoryNote }),
    response: personRecord,
  },
  'POST people/:id/hold': {
    needs: 'holdData',
    summary: 'Let nothing of a person, or of the agency of the person, be deleted for now',
    source: 'decision F18',
    stepUp: 'always',
    body: holdForm,
    response: personRecord,
  },
  'POST people/:id/release': {
    needs: 'holdData',
    summary: 'End a hold',
    source: 'decision F18',
    stepUp: 'always',
    body: holdForm,
    response: personRecord,
  },
  'POST people/:id/dashboard': {
    needs: 'readPeople',
    summary: "The data of a person's dashboard; viewing it is recorded in the audit",
    source: 'decision C7',
    response: dashboardOf,
  },
} satisfies StaffCallRows;
