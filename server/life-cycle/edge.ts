import type { Actor, Edge } from '../../contract/lifeCycle.ts';
import { Conflict } from '../core/errors.ts';

/** The cause and the time of a life-cycle event. */
export interface Move {
  /** null for a job. */
  actorId: string | null;
  by: Actor;
  now: Date;
  /** Staff's reason for a rejection, or the requested revisions. */
  note?: string;
}

/**
 * Returns the status after an event.
 * @throws Conflict if the life cycle has no such edge, or another actor must cause it
 */
export function target<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  from: Status,
  event: NoInfer<Event>,
  by: Actor,
): Status {
  const edge = edges.find((e) => e.from === from && e.event === event && e.by === by);
  if (!edge) throw new Conflict('error.alreadyMoved');
  return edge.to;
}

/** Returns the only edge by which a job causes an event. @throws Error if there is none, or more than one */
export function edgeOfJob<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  event: NoInfer<Event>,
): Edge<Status, Event> {
  const [edge, ...more] = edges.filter((e) => e.event === event && e.by === 'job');
  if (!edge || more.length > 0) throw new Error(`A job needs exactly one edge for ${event}`);
  return edge;
}
