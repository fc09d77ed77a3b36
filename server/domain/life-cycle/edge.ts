import type { Actor, Edge } from '../../../contract/lifeCycle.ts';
import { refuse } from '../../errors.ts';

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
 * @throws Refusal 409 where the life cycle has no such edge, or it isn't this actor's (I7)
 */
export function target<Status, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  from: Status,
  event: Event,
  by: Actor,
): Status {
  const edge = edges.find((e) => e.from === from && e.event === event && e.by === by);
  if (!edge) throw refuse(409, 'error.alreadyMoved');
  return edge.to;
}
