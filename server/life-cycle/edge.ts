import { type Column, type SQL, sql } from 'drizzle-orm';
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

/**
 * Returns the SQL of the status of a row after an event, so that one statement changes rows with different statuses.
 * Check each of them by {@link target} before.
 */
export const statusAfter = <Status extends string | null, Event extends string>(
  edges: readonly Edge<Status, Event>[],
  column: Column | SQL,
  event: NoInfer<Event>,
) =>
  sql`case ${sql.join(
    edges
      .filter((edge) => edge.event === event)
      .map(({ from, to }) => sql`when ${column} is not distinct from ${from} then ${to}`),
    sql` `,
  )} end`;
