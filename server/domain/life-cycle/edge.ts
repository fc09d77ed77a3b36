import type { Actor, Edge } from '../../../contract/lifeCycle.ts';
import { Conflict } from '../../errors.ts';

/** Who moves something along its life cycle, and when. */
export interface Move {
  /** null: a job. */
  actorId: string | null;
  by: Actor;
  now: Date;
  /** What staff had to say: reason of a rejection, what is to be revised. */
  note?: string;
}

/**
 * The status that an event leads to.
 * @throws Conflict where the life cycle has no such edge, or it isn't this actor's
 */
export function target<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  from: Status,
  event: Event,
  by: Actor,
): Status {
  const edge = edges.find((e) => e.from === from && e.event === event && e.by === by);
  if (!edge) throw new Conflict('error.alreadyMoved');
  return edge.to;
}

/** The edge that a job takes by an event: set-based, it starts from one status and leads to one. */
export function edgeOfJob<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  event: Event,
): Edge<Status, Event> {
  const [edge, ...more] = edges.filter((e) => e.event === event && e.by === 'job');
  if (!edge || more.length > 0) throw new Error(`Not one edge of a job by ${event}`);
  return edge;
}
