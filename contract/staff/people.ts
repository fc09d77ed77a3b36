import { z } from 'zod';
import { profile } from '../records.ts';
import { searchText } from '../rules.ts';
import { associateStatuses } from '../statuses.ts';
import { mandatoryNote, note, required } from './notes.ts';
import { listQuery } from './paging.ts';
import { roles } from './words.ts';

const time = z.iso.datetime();

/** A person in a list of the console. */
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
  /** Any part of the address or the name. */
  q: searchText(),
  agencyId: z.uuid(),
  associateStatus: z.enum(associateStatuses),
  role: z.enum(roles),
});

/**
 * Why staff look at a registration before it counts (decisions C1, I23): agency not approved, foreign domain, once
 * rejected.
 */
export const reviewReasons = ['agency', 'domain', 'rejected'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** All that staff see of a person. */
export const personRecord = personRow.extend({
  enabled: z.boolean(),
  emailConfirmedAt: time.nullable(),
  accreditedAt: time.nullable(),
  /** Sign-ins with the address are locked until then, from so many networks (decision F4). */
  lockedUntil: time.nullable(),
  lockedNetworks: z.int(),
  /** Places where the person is signed in. */
  openSessions: z.int(),
  /** The associate's registration as it was saved last; null before. */
  form: z.looseObject({}).nullable(),
  formSavedAt: time.nullable(),
  /** Of an associate who waits: why staff have to look. */
  reasons: z.array(z.enum(reviewReasons)),
  history: z.array(
    z.object({
      at: time,
      event: z.string(),
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** What staff decide about an associate who waits, or was rejected (decision C1). */
export const associateDecision = z.object({
  decision: z.enum(['approve', 'reject', 'reopen']),
  note: note.default(''),
});

/** Staff make a person with an account an associate of an agency (decision D12). */
export const attachForm = z.object({ agencyId: z.uuid(required), note: mandatoryNote });
export type AttachForm = z.infer<typeof attachForm>;

/** The dashboard of somebody else: what it is made of. */
export const dashboardOf = z.object({ profile, invited: z.boolean() });
export type DashboardOf = z.infer<typeof dashboardOf>;
