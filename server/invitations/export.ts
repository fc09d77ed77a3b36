import { sql } from 'drizzle-orm';
import type { Invitation } from '../../contract/records.ts';
import type { Read } from '../core/db/reader.ts';
import { readBatches } from '../core/db/rows.ts';
import {
  columns,
  conditionsOf,
  type InvitationColumns,
  type InvitationQuery,
  order,
  toInvitation,
} from './list.ts';

const BATCH = 2_000;

/** A row with its position in the list, as text, because an ISO string is less precise. */
type PlacedRow = InvitationColumns & { place: string | null };

/**
 * Returns the filtered invitations, in the order of the list. They are read in batches, each written before the next is
 * read, so that the length doesn't matter.
 */
export async function* exportInvitations(
  read: Read,
  agencyId: string,
  query: InvitationQuery,
): AsyncGenerator<Invitation[]> {
  const batches = readBatches<PlacedRow>(read, BATCH, (last) => partAfter(last, agencyId, query));
  for await (const rows of batches) yield rows.map(toInvitation);
}

function partAfter(last: PlacedRow | undefined, agencyId: string, query: InvitationQuery) {
  const conditions = conditionsOf(agencyId, query);
  if (last?.place === null) conditions.push(sql`(sent_at is not null or email > ${last.email})`);
  else if (last) {
    // The first condition lets the index scan start there.
    conditions.push(
      sql`sent_at <= ${last.place} and (sent_at < ${last.place} or email > ${last.email})`,
    );
  }
  return sql`select ${columns}, sent_at::text as place
    from invitations where ${sql.join(conditions, sql` and `)} order by ${order}`;
}
