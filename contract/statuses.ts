/** Agency status (specification §4). */
export const agencyStatuses = [
  'NOT_CREATED',
  'PENDING',
  'APPROVED',
  'REVISIONS_REQUIRED',
  'REJECTED',
  'PENDING_RENEWAL',
] as const;
export type AgencyStatus = (typeof agencyStatuses)[number];

/** Associate status (specification §4). */
export const associateStatuses = [
  'NOT_CREATED',
  'INVITED',
  'CREATED',
  'REGISTERED',
  'PENDING',
  'ACCREDITED',
  'PENDING_RENEWAL',
  'REJECTED',
] as const;
export type AssociateStatus = (typeof associateStatuses)[number];

/** Status of an invitation row (specification §4). `null` in the API: its email is not sent yet ('Inviting...'). */
export const invitationStatuses = [
  'NOT_CREATED',
  'INVITED',
  'FAILED',
  'EXPIRED',
  'CREATED',
  'REGISTERED',
  'PENDING',
  'ACCREDITED',
  'PENDING_RENEWAL',
  'REJECTED',
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Who created the invitation: the point of contact or the invitee. Shown as 'POC' and 'Self' (decision I19). */
export const inviteTypes = ['POC', 'SELF'] as const;
export type InviteType = (typeof inviteTypes)[number];

/** Status of a request to change an approved agency (decision B13). */
export const changeRequestStatuses = ['WAITING', 'DONE', 'DECLINED', 'WITHDRAWN'] as const;
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

/** An unknown status: opens nothing and shows 'Account Error' (decision C2). */
export const UNKNOWN = 'UNKNOWN';

const reader =
  <T extends string>(known: readonly T[]) =>
  (word: unknown): T | 'NOT_CREATED' | typeof UNKNOWN => {
    if (word === null || word === undefined || word === '') return 'NOT_CREATED';
    return known.includes(word as T) ? (word as T) : UNKNOWN;
  };

/** Returns a status of the API: a missing one is NOT_CREATED, an unknown word UNKNOWN (decision C2). */
export const readAgencyStatus = reader<AgencyStatus>(agencyStatuses);
/** Returns a status of the API: a missing one is NOT_CREATED, an unknown word UNKNOWN (decision C2). */
export const readAssociateStatus = reader<AssociateStatus>(associateStatuses);

/** The statuses of each filter of the associates list (decision D7). `null` is a row whose email is not sent yet. */
export const inviteStatusFilters = {
  INVITED: [null, 'NOT_CREATED', 'INVITED', 'FAILED', 'EXPIRED'],
  CREATED: ['CREATED', 'REGISTERED'],
  PENDING: ['PENDING'],
  ACCREDITED: ['ACCREDITED', 'PENDING_RENEWAL'],
  REJECTED: ['REJECTED'],
} as const satisfies Record<string, readonly (InvitationStatus | null)[]>;
export type InviteStatusFilter = keyof typeof inviteStatusFilters;
