import {
  type AgencyStatus,
  type AssociateStatus,
  associateStatuses,
  type InvitationStatus,
  type UNKNOWN,
} from './statuses.ts';

/** Who may cause an edge: a person of the agency, the associate, the programme's staff, or a job. */
export type Actor = 'poc' | 'associate' | 'staff' | 'job';

/** One edge of a life cycle: in `from`, `event` caused by `by` leads to `to`. */
export interface Edge<Status, Event extends string> {
  readonly from: Status;
  readonly event: Event;
  readonly to: Status;
  readonly by: Actor;
}

export type AgencyEvent =
  | 'submit'
  | 'resubmit'
  | 'renewUnchanged'
  | 'renewWithUpdates'
  | 'approve'
  | 'requestRevisions'
  | 'reject'
  | 'reopen'
  | 'expire';

/** Life of an agency (specification §4). What is not here is refused: 405 for a save, 409 elsewhere. */
export const agencyEdges: readonly Edge<AgencyStatus, AgencyEvent>[] = [
  { from: 'NOT_CREATED', event: 'submit', to: 'PENDING', by: 'poc' },
  { from: 'PENDING', event: 'approve', to: 'APPROVED', by: 'staff' },
  { from: 'PENDING', event: 'requestRevisions', to: 'REVISIONS_REQUIRED', by: 'staff' },
  { from: 'PENDING', event: 'reject', to: 'REJECTED', by: 'staff' },
  { from: 'REVISIONS_REQUIRED', event: 'resubmit', to: 'PENDING', by: 'poc' },
  { from: 'APPROVED', event: 'expire', to: 'PENDING_RENEWAL', by: 'job' },
  { from: 'PENDING_RENEWAL', event: 'renewUnchanged', to: 'APPROVED', by: 'poc' },
  { from: 'PENDING_RENEWAL', event: 'renewWithUpdates', to: 'PENDING', by: 'poc' },
  { from: 'REJECTED', event: 'reopen', to: 'REVISIONS_REQUIRED', by: 'staff' },
];

export type AssociateEvent =
  | 'createAccount'
  | 'register'
  | 'registerForReview'
  | 'update'
  | 'renew'
  | 'renewForReview'
  | 'acknowledge'
  | 'approve'
  | 'reject'
  | 'reopen'
  | 'expire'
  | 'join'
  | 'attach';

/**
 * Life of an associate (specification §4). The `…ForReview` events stand in for their plain ones when staff must
 * look first: the agency is not approved, the address is of a foreign domain, or the person was rejected before.
 */
export const associateEdges: readonly Edge<AssociateStatus, AssociateEvent>[] = [
  { from: 'INVITED', event: 'createAccount', to: 'CREATED', by: 'associate' },
  { from: 'NOT_CREATED', event: 'register', to: 'REGISTERED', by: 'associate' },
  { from: 'INVITED', event: 'register', to: 'REGISTERED', by: 'associate' },
  { from: 'CREATED', event: 'register', to: 'REGISTERED', by: 'associate' },
  { from: 'NOT_CREATED', event: 'registerForReview', to: 'PENDING', by: 'associate' },
  { from: 'INVITED', event: 'registerForReview', to: 'PENDING', by: 'associate' },
  { from: 'CREATED', event: 'registerForReview', to: 'PENDING', by: 'associate' },
  { from: 'CREATED', event: 'update', to: 'CREATED', by: 'associate' },
  { from: 'REGISTERED', event: 'update', to: 'REGISTERED', by: 'associate' },
  { from: 'ACCREDITED', event: 'update', to: 'ACCREDITED', by: 'associate' },
  { from: 'PENDING_RENEWAL', event: 'renew', to: 'REGISTERED', by: 'associate' },
  { from: 'PENDING_RENEWAL', event: 'renewForReview', to: 'PENDING', by: 'associate' },
  { from: 'REGISTERED', event: 'acknowledge', to: 'ACCREDITED', by: 'associate' },
  { from: 'ACCREDITED', event: 'acknowledge', to: 'ACCREDITED', by: 'associate' },
  { from: 'PENDING', event: 'approve', to: 'REGISTERED', by: 'staff' },
  { from: 'PENDING', event: 'reject', to: 'REJECTED', by: 'staff' },
  { from: 'REJECTED', event: 'reopen', to: 'CREATED', by: 'staff' },
  { from: 'ACCREDITED', event: 'expire', to: 'PENDING_RENEWAL', by: 'job' },
  // In an agency that a person with an account comes to, everything begins anew (decision D12).
  ...associateStatuses.flatMap(
    (from) =>
      [
        { from, event: 'join', to: 'CREATED', by: 'associate' },
        { from, event: 'attach', to: 'CREATED', by: 'staff' },
      ] as const,
  ),
];

export type InvitationEvent =
  | 'sent'
  | 'refused'
  | 'expire'
  | 'sendAgain'
  | 'createAccount'
  | 'join';

/** Life of an invitation until its account exists; afterwards the row carries the associate's status. */
export const invitationEdges: readonly Edge<InvitationStatus | null, InvitationEvent>[] = [
  { from: null, event: 'sent', to: 'INVITED', by: 'job' },
  { from: null, event: 'refused', to: 'FAILED', by: 'job' },
  { from: 'INVITED', event: 'expire', to: 'EXPIRED', by: 'job' },
  { from: null, event: 'sendAgain', to: null, by: 'poc' },
  { from: 'INVITED', event: 'sendAgain', to: 'INVITED', by: 'poc' },
  { from: 'FAILED', event: 'sendAgain', to: null, by: 'poc' },
  { from: 'EXPIRED', event: 'sendAgain', to: null, by: 'poc' },
  { from: null, event: 'createAccount', to: 'CREATED', by: 'associate' },
  { from: 'INVITED', event: 'createAccount', to: 'CREATED', by: 'associate' },
  { from: null, event: 'join', to: 'CREATED', by: 'associate' },
  { from: 'INVITED', event: 'join', to: 'CREATED', by: 'associate' },
];

/**
 * The status that `event` leads to from `from`, or undefined where the table has no such edge.
 * `null` is a status of its own (an invitation whose mail is not sent yet).
 */
export function next<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  from: Status,
  event: Event,
): Status | undefined {
  return edges.find((edge) => edge.from === from && edge.event === event)?.to;
}

/** The save method of the agency form in a status, or undefined where saving is 'Method Not Allowed' (specification §4). */
export function agencySaveMethod(
  status: AgencyStatus | typeof UNKNOWN,
): 'POST' | 'PATCH' | undefined {
  if (next(agencyEdges, status, 'submit')) return 'POST';
  const updates = ['resubmit', 'renewUnchanged'] as const;
  return updates.some((event) => next(agencyEdges, status, event)) ? 'PATCH' : undefined;
}

/** The save method of the associate form in a status, or undefined where it can't be saved. */
export function associateSaveMethod(
  status: AssociateStatus | typeof UNKNOWN,
): 'POST' | 'PATCH' | undefined {
  if (next(associateEdges, status, 'register')) return 'POST';
  const updates = ['update', 'renew'] as const;
  return updates.some((event) => next(associateEdges, status, event)) ? 'PATCH' : undefined;
}
