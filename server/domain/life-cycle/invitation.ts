import { eq } from 'drizzle-orm';
import {
  type Actor,
  type Edge,
  type InvitationEvent,
  invitationEdges,
} from '../../../contract/lifeCycle.ts';
import type { InvitationStatus } from '../../../contract/statuses.ts';
import type { Transaction } from '../../db/connection.ts';
import { invitations } from '../../db/schema.ts';
import { target } from './edge.ts';

type Status = InvitationStatus | null;
type Row = typeof invitations.$inferInsert;

const edges: readonly Edge<Status, InvitationEvent>[] = invitationEdges;

/**
 * Moves one invitation by an event, together with what else changes of its row.
 * @throws Conflict where the life cycle has no such edge, or it isn't this actor's
 */
export async function moveInvitation(
  tx: Transaction,
  { id, status }: { id: string; status: Status },
  event: InvitationEvent,
  by: Actor,
  changes: Partial<Omit<Row, 'status'>>,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ ...changes, status: target(edges, status, event, by) })
    .where(eq(invitations.id, id));
}

/**
 * The edges of an event for a statement that moves many rows `i` of invitations, which reads them by
 * `jsonb_to_recordset($n::jsonb) as edge (source text, target text)`: {@link hasEdge} says which rows it moves,
 * {@link statusByEdge} where to.
 */
export const edgesOf = (event: InvitationEvent) =>
  edges
    .filter((edge) => edge.event === event)
    .map(({ from, to }) => ({ source: from, target: to }));

export const hasEdge = 'exists (select from edge where source is not distinct from i.status)';
export const statusByEdge =
  'status = (select target from edge where source is not distinct from i.status)';
