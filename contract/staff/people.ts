import { z } from 'zod';
import { profile } from '../records.ts';
import { searchText } from '../rules.ts';
import { associateStatuses } from '../statuses.ts';
import { enteredDay, mandatoryNote, note, required } from './inputs.ts';
import { listQuery } from './paging.ts';
import { step } from './review.ts';
import { roles } from './words.ts';

const time = z.iso.datetime();

/** A person in a list. */
export const personRow = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  pointOfContact: z.boolean(),
  associate: z.boolean(),
  associateStatus: z.string().nullable(),
  staff: z.boolean(),
  createdAt: time,
});
export type PersonRow = z.infer<typeof personRow>;

export const peopleListQuery = listQuery(['createdAt', 'email'], {
  /** A part of the address or the name. */
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

/** A person with everything that the console shows. */
export const personRecord = personRow.extend({
  enabled: z.boolean(),
  emailConfirmedAt: time.nullable(),
  accreditedAt: time.nullable(),
  /** The end of the longest lock of the address, and the number of networks with a lock (decision F4). */
  lockedUntil: time.nullable(),
  lockedNetworks: z.int(),
  openSessions: z.int(),
  /** The associate's saved registration, or null. */
  form: z.looseObject({}).nullable(),
  formSavedAt: time.nullable(),
  /** Why staff must review a pending associate. */
  reasons: z.array(z.enum(reviewReasons)),
  history: z.array(step),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** A decision about a pending or rejected associate (decision C1). */
export const associateDecision = z.object({
  decision: z.enum(['approve', 'reject', 'reopen']),
  note: note.default(''),
});

/** Staff make a person with an account an associate of an agency (decision D12). */
export const attachForm = z.object({ agencyId: z.uuid(required), note: mandatoryNote });
export type AttachForm = z.infer<typeof attachForm>;

/** The data of another person's dashboard. */
export const dashboardOf = z.object({ profile, invited: z.boolean() });
export type DashboardOf = z.infer<typeof dashboardOf>;
