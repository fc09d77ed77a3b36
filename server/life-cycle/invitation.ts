import { eq } from 'drizzle-orm';
import {
  type Actor,
  type Edge,
  type InvitationEvent,
  invitationEdges,
} from '../../contract/lifeCycle.ts';
import type { InvitationStatus } from '../../contract/statuses.ts';
import type { Transaction } from '../core/db/connection.ts';
import { invitations } from '../core/db/schema.ts';
import { target } from './edge.ts';

type Status = InvitationStatus | null;
type Row = typeof invitations.$inferInsert;

const edges: readonly Edge<Status, InvitationEvent>[] = invitationEdges;

/**
 * Changes an invitation's status by an event of the life cycle, together with other columns of its row.
 * @throws Conflict if the life cycle has no such edge, or another actor must cause it
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
 * Returns the edges of an event for a statement that changes many rows `i` of invitations. The statement reads them by
 * `jsonb_to_recordset($n::jsonb) as edge (source text, target text)`; {@link hasEdge} selects the rows that have an
 * edge, {@link statusByEdge} sets the new status.
 */
export const edgesOf = (event: InvitationEvent) =>
  edges
    .filter((edge) => edge.event === event)
    .map(({ from, to }) => ({ source: from, target: to }));

export const hasEdge = 'exists (select from edge where source is not distinct from i.status)';
export const statusByEdge =
  'status = (select target from edge where source is not distinct from i.status)';
