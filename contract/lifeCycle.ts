import {
  type AgencyStatus,
  type AssociateStatus,
  associateStatuses,
  type ChangeRequestStatus,
  type InvitationStatus,
  type UNKNOWN,
} from './statuses.ts';

/** Who may cause an event: a point of contact, the associate, staff, or a job. */
export type Actor = 'poc' | 'associate' | 'staff' | 'job';

/** One edge of a life cycle: in `from`, `event` caused by `by` leads to `to`. */
export interface Edge<Status, Event extends string> {
  readonly from: Status;
  readonly event: Event;
  readonly to: Status;
  readonly by: Actor;
}

const tableOf =
  <Status>() =>
  <Event extends string>(
    ...edges: readonly Edge<Status, Event>[]
  ): readonly Edge<Status, Event>[] =>
    edges;

/** The life cycle of an agency (specification §4). Any other transition is refused: 405 for a save, 409 elsewhere. */
export const agencyEdges = tableOf<AgencyStatus>()(
  { from: 'NOT_CREATED', event: 'submit', to: 'PENDING', by: 'poc' },
  { from: 'PENDING', event: 'approve', to: 'APPROVED', by: 'staff' },
  { from: 'PENDING', event: 'requestRevisions', to: 'REVISIONS_REQUIRED', by: 'staff' },
  { from: 'PENDING', event: 'reject', to: 'REJECTED', by: 'staff' },
  { from: 'REVISIONS_REQUIRED', event: 'resubmit', to: 'PENDING', by: 'poc' },
  { from: 'APPROVED', event: 'expire', to: 'PENDING_RENEWAL', by: 'job' },
  { from: 'PENDING_RENEWAL', event: 'renewUnchanged', to: 'APPROVED', by: 'poc' },
  { from: 'PENDING_RENEWAL', event: 'renewWithUpdates', to: 'PENDING', by: 'poc' },
  { from: 'REJECTED', event: 'reopen', to: 'REVISIONS_REQUIRED', by: 'staff' },
);
export type AgencyEvent = (typeof agencyEdges)[number]['event'];

/**
 * The life cycle of an associate (specification §4). The `…ForReview` events replace the plain ones if staff must
 * review the registration: the agency is not approved, the address is of a foreign domain, or the person was rejected
 * before. Who renews while the agency is in renewal itself keeps the status (`renewWithAgency`) and is decided together
 * with it.
 */
export const associateEdges = tableOf<AssociateStatus>()(
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
  { from: 'PENDING_RENEWAL', event: 'renewWithAgency', to: 'PENDING_RENEWAL', by: 'associate' },
  { from: 'PENDING_RENEWAL', event: 'renewedWithAgency', to: 'REGISTERED', by: 'job' },
  { from: 'PENDING_RENEWAL', event: 'reviewWithAgency', to: 'PENDING', by: 'job' },
  { from: 'PENDING_RENEWAL', event: 'rejectedWithAgency', to: 'REJECTED', by: 'job' },
  { from: 'REJECTED', event: 'renewedWithAgency', to: 'REGISTERED', by: 'job' },
  { from: 'REJECTED', event: 'reviewWithAgency', to: 'PENDING', by: 'job' },
  { from: 'REGISTERED', event: 'acknowledge', to: 'ACCREDITED', by: 'associate' },
  { from: 'ACCREDITED', event: 'acknowledge', to: 'ACCREDITED', by: 'associate' },
  { from: 'PENDING', event: 'approve', to: 'REGISTERED', by: 'staff' },
  { from: 'PENDING', event: 'reject', to: 'REJECTED', by: 'staff' },
  { from: 'REJECTED', event: 'reopen', to: 'CREATED', by: 'staff' },
  { from: 'ACCREDITED', event: 'expire', to: 'PENDING_RENEWAL', by: 'job' },
  // A person with an account who joins an agency starts from the beginning (decision D12).
  ...associateStatuses.flatMap(
    (from) =>
      [
        { from, event: 'join', to: 'CREATED', by: 'associate' },
        { from, event: 'attach', to: 'CREATED', by: 'staff' },
      ] as const,
  ),
);
export type AssociateEvent = (typeof associateEdges)[number]['event'];

/** Life of an invitation until its account exists; afterwards the row carries the associate's status. */
export const invitationEdges = tableOf<InvitationStatus | null>()(
  { from: null, event: 'sent', to: 'INVITED', by: 'job' },
  { from: 'INVITED', event: 'sent', to: 'INVITED', by: 'job' },
  { from: null, event: 'refused', to: 'FAILED', by: 'job' },
  { from: 'INVITED', event: 'expire', to: 'EXPIRED', by: 'job' },
  { from: null, event: 'sendAgain', to: null, by: 'poc' },
  { from: 'INVITED', event: 'sendAgain', to: 'INVITED', by: 'poc' },
  { from: 'FAILED', event: 'sendAgain', to: null, by: 'poc' },
  { from: 'EXPIRED', event: 'sendAgain', to: null, by: 'poc' },
  { from: 'FAILED', event: 'resend', to: null, by: 'staff' },
  { from: null, event: 'inviteSelf', to: null, by: 'associate' },
  { from: 'INVITED', event: 'inviteSelf', to: 'INVITED', by: 'associate' },
  { from: 'FAILED', event: 'inviteSelf', to: null, by: 'associate' },
  { from: 'EXPIRED', event: 'inviteSelf', to: null, by: 'associate' },
  ...([null, 'INVITED', 'FAILED', 'EXPIRED'] as const).map(
    (from) => ({ from, event: 'decline', to: 'FAILED', by: 'associate' }) as const,
  ),
  { from: 'FAILED', event: 'takeBack', to: 'INVITED', by: 'associate' },
  { from: null, event: 'createAccount', to: 'CREATED', by: 'associate' },
  { from: 'INVITED', event: 'createAccount', to: 'CREATED', by: 'associate' },
  { from: null, event: 'join', to: 'CREATED', by: 'associate' },
  { from: 'INVITED', event: 'join', to: 'CREATED', by: 'associate' },
);
export type InvitationEvent = (typeof invitationEdges)[number]['event'];

/** Life of a request to change an approved agency (decision B13). A new request withdraws the one that waits. */
export const changeRequestEdges = tableOf<ChangeRequestStatus>()(
  { from: 'WAITING', event: 'withdrawChange', to: 'WITHDRAWN', by: 'poc' },
  { from: 'WAITING', event: 'applyChange', to: 'DONE', by: 'staff' },
  { from: 'WAITING', event: 'declineChange', to: 'DECLINED', by: 'staff' },
);
export type ChangeRequestEvent = (typeof changeRequestEdges)[number]['event'];

/**
 * Returns the status after `event` in the status `from`, or undefined if the table has no such edge. `null` is a status
 * too: an invitation whose email is not sent yet.
 */
export function next<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  from: Status,
  event: NoInfer<Event>,
): Status | undefined {
  return edges.find((edge) => edge.from === from && edge.event === event)?.to;
}

/** Returns the save method of the agency form in a status; undefined if it can't be saved (specification §4). */
export function agencySaveMethod(
  status: AgencyStatus | typeof UNKNOWN,
): 'POST' | 'PATCH' | undefined {
  if (next(agencyEdges, status, 'submit')) return 'POST';
  const updates = ['resubmit', 'renewUnchanged'] as const;
  return updates.some((event) => next(agencyEdges, status, event)) ? 'PATCH' : undefined;
}

export function agencySaveEvent(
  status: AgencyStatus,
  hasUpdates: boolean,
): AgencyEvent | undefined {
  const renew = hasUpdates ? 'renewWithUpdates' : 'renewUnchanged';
  const events = ['submit', 'resubmit', renew] as const;
  return events.find((event) => next(agencyEdges, status, event));
}

/**
 * Returns the event of a save of the associate form, which registers, or updates, or renews if that is due. Undefined
 * if it can't be saved so in this status.
 * @param save whether it is a registration, whether staff must review, and whether the agency is in renewal itself
 */
export function associateSaveEvent(
  status: AssociateStatus,
  save: { registers: boolean; review: boolean; agencyRenews: boolean },
): AssociateEvent | undefined {
  const plainRenewal = save.review ? 'renewForReview' : 'renew';
  const events: AssociateEvent[] = save.registers
    ? [save.review ? 'registerForReview' : 'register']
    : ['update', save.agencyRenews ? 'renewWithAgency' : plainRenewal];
  return events.find((event) => next(associateEdges, status, event));
}

export function associateSaveMethod(
  status: AssociateStatus | typeof UNKNOWN,
): 'POST' | 'PATCH' | undefined {
  if (next(associateEdges, status, 'register')) return 'POST';
  const updates = ['update', 'renew'] as const;
  return updates.some((event) => next(associateEdges, status, event)) ? 'PATCH' : undefined;
}

const renewing: readonly string[] = ['PENDING_RENEWAL', 'PENDING', 'REVISIONS_REQUIRED'];

/** Whether an agency is in renewal: it was approved before, and is yet to be decided about. */
export const isRenewing = (status: AgencyStatus, wasApproved: boolean): boolean =>
  wasApproved && renewing.includes(status);

/** What of a person with an account decides whether an agency can take them in. */
interface Membership<Agency> {
  /** The agency to which the person belongs. */
  agencyId: Agency | null;
  pointOfContact: boolean;
  associate: boolean;
  staff: boolean;
  enabled: boolean;
}

/**
 * Whether a person with an account can be added to an agency, by its invitation or by staff (decision D12): one
 * without an agency, or in that agency without a role. Staff and disabled accounts can't.
 */
export const canJoin = <Agency>(
  { agencyId, pointOfContact, associate, staff, enabled }: Membership<Agency>,
  to: Agency,
): boolean =>
  enabled && !staff && (agencyId === null || (agencyId === to && !pointOfContact && !associate));
