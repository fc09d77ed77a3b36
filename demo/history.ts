import { daysFrom, monthsFrom } from '../contract/dates.ts';
import {
  type Actor,
  type AgencyEvent,
  type AssociateEvent,
  agencyEdges,
  associateEdges,
  type Edge,
} from '../contract/lifeCycle.ts';
import { limits } from '../contract/limits.ts';
import type { AgencyStatus, AssociateStatus } from '../contract/statuses.ts';
import { accreditedAt, agencyTimes } from './timeline.ts';

type DemoEvent = AgencyEvent | AssociateEvent | 'invite';

/** A step that brought a demo account to where it stands. */
export interface DemoStep<Status> {
  event: DemoEvent;
  from: Status;
  to: Status;
  by: Actor;
  at: Date;
}

const agencyWays: Record<AgencyStatus, readonly AgencyEvent[]> = {
  NOT_CREATED: [],
  PENDING: ['submit'],
  APPROVED: ['submit', 'approve'],
  REVISIONS_REQUIRED: ['submit', 'requestRevisions'],
  REJECTED: ['submit', 'reject'],
  PENDING_RENEWAL: ['submit', 'approve', 'expire'],
};

/** How an agency came from its beginning to `status`, as of `now` (decision B1). */
export function agencyHistory(status: AgencyStatus, now: Date): DemoStep<AgencyStatus>[] {
  const { submittedAt, decidedAt, renewalDate } = agencyTimes(status, now);
  const times = [submittedAt, decidedAt, renewalDate];
  return walk(agencyEdges, 'NOT_CREATED', agencyWays[status], (place) => times[place] ?? now);
}

const associateWays: Record<AssociateStatus, readonly AssociateEvent[]> = {
  NOT_CREATED: [],
  INVITED: [],
  CREATED: [],
  REGISTERED: ['register'],
  PENDING: ['registerForReview'],
  REJECTED: ['registerForReview', 'reject'],
  ACCREDITED: ['register', 'acknowledge'],
  PENDING_RENEWAL: ['register', 'acknowledge', 'expire'],
};

/**
 * How an associate came from where their account began to `status`, as of `now` (decision C1): a point of contact
 * founded it, everybody else followed an invitation.
 */
export function associateHistory(
  status: AssociateStatus,
  isFounder: boolean,
  now: Date,
): DemoStep<AssociateStatus>[] {
  const accredited = accreditedAt(status, now);
  const times = accredited
    ? [daysFrom(accredited, -1), accredited, monthsFrom(accredited, limits.accreditationMonths)]
    : [daysFrom(now, -5), daysFrom(now, -3)];
  const events = associateWays[status];
  const timeOf = (place: number) => times[place] ?? now;
  if (isFounder) return walk(associateEdges, 'NOT_CREATED', events, timeOf);
  // An account that is still only invited is known to the demo data alone.
  if (status === 'INVITED') {
    return [{ event: 'invite', from: 'NOT_CREATED', to: status, by: 'poc', at: daysFrom(now, -6) }];
  }
  if (status === 'NOT_CREATED') return [];
  const created = daysFrom(timeOf(0), -1);
  return [
    ...walk(associateEdges, 'INVITED', ['createAccount'], () => created),
    ...walk(associateEdges, 'CREATED', events, timeOf),
  ];
}

/** The steps of some events of a life cycle, one after the other. @throws Error if it doesn't allow one of them */
export function walk<Status, Event extends DemoEvent>(
  edges: readonly Edge<Status, Event>[],
  start: Status,
  events: readonly Event[],
  timeOf: (place: number) => Date,
): DemoStep<Status>[] {
  let from = start;
  return events.map((event, place) => {
    const edge = edges.find((one) => one.from === from && one.event === event);
    if (!edge) throw new Error(`No edge ${event} from ${from}`);
    const step = { ...edge, at: timeOf(place) };
    from = edge.to;
    return step;
  });
}
