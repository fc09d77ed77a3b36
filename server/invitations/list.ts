import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { iso } from '../../contract/dates.ts';
import { searchWords } from '../../contract/folded.ts';
import type { invitationQuery } from '../../contract/forms/invitationQuery.ts';
import { limits } from '../../contract/limits.ts';
import { readPaging } from '../../contract/paging.ts';
import type { Invitation, ListMeta } from '../../contract/records.ts';
import type { Database } from '../core/db/connection.ts';
import { readPage } from '../core/db/list.ts';
import { hasWords } from '../core/db/rows.ts';
import type { invitations } from '../core/db/schema.ts';
import { invitationFailure } from '../core/rules/invitationResult.ts';

export type InvitationQuery = z.output<typeof invitationQuery>;

/** The columns of a row in the API. */
export type InvitationColumns = Pick<
  typeof invitations.$inferSelect,
  'email' | 'pointOfContact' | 'status' | 'inviteType' | 'failure'
> & { sentAt: Date | string | null };

export const columns = sql`email, point_of_contact as "pointOfContact", status, sent_at as "sentAt",
  invite_type as "inviteType", failure`;

export const toInvitation = (row: InvitationColumns): Invitation => ({
  email: row.email,
  pointOfContact: row.pointOfContact,
  status: row.status,
  invitationSentDate: iso(row.sentAt),
  inviteType: row.inviteType,
  ...(row.status === 'FAILED' && invitationFailure(row.failure)),
});

/** The order of the list: those without a date first, then the newest. */
export const order = sql`sent_at desc nulls first, email`;

/** The conditions of an agency's rows that match the filters. */
export function conditionsOf(
  agencyId: string,
  { search, inviteStatus, inviteType }: InvitationQuery,
): SQL[] {
  const where = [sql`agency_id = ${agencyId}`];
  if (inviteStatus) where.push(sql`status_group = ${inviteStatus}`);
  if (inviteType) where.push(sql`invite_type = ${inviteType}`);
  if (search) where.push(hasWords(sql`email`, searchWords(search)));
  return where;
}

export async function listInvitations(
  db: Database,
  agencyId: string,
  query: InvitationQuery,
): Promise<{ content: Invitation[]; meta: ListMeta }> {
  const source = {
    columns,
    from: sql`invitations`,
    where: conditionsOf(agencyId, query),
    order,
    size: limits.invitationsPageSize,
    // Of a search the index alone is read up to the page.
    ...(query.search ? { key: sql`email` } : { prepared: true }),
  };
  const { rows, meta } = await readPage<InvitationColumns>(db, source, readPaging(query.paging));
  return { content: rows.map(toInvitation), meta };
}
