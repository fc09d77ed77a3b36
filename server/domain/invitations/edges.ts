import { type Edge, type InvitationEvent, invitationEdges } from '../../../contract/lifeCycle.ts';
import type { InvitationStatus } from '../../../contract/statuses.ts';

const edges: readonly Edge<InvitationStatus | null, InvitationEvent>[] = invitationEdges;

/**
 * The edges of an event as a statement takes them, for `jsonb_to_recordset($n::jsonb) as edge (source text, target
 * text)`: a whole batch of rows follows the life cycle in one statement.
 */
export const edgesOf = (event: InvitationEvent) =>
  edges
    .filter((edge) => edge.event === event)
    .map(({ from, to }) => ({ source: from, target: to }));
