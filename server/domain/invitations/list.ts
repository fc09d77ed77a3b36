import type { z } from 'zod';
import type { invitationQuery } from '../../../contract/forms/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { type ListMeta, listMeta, readPaging } from '../../../contract/paging.ts';
import type { Invitation } from '../../../contract/records.ts';
import { inviteStatusFilters } from '../../../contract/statuses.ts';
import type { Database } from '../../db/connection.ts';
import { type InvitationRow, toInvitation } from './record.ts';

export type InvitationQuery = z.output<typeof invitationQuery>;

const SIZE = limits.invitationsPageSize;

/**
 * One page of an agency's invitations (D7, I3), newest first, those without a date before all; by one statement. A
 * page above the last is the last (§5).
 */
export async function listInvitations(
  db: Database,
  agencyId: string,
  query: InvitationQuery,
): Promise<{ content: Invitation[]; meta: ListMeta }> {
  const page = readPaging(query.paging);
  const { rows } = await db.$client.query<InvitationRow & { elements: number }>(
    query.search ? searchStatement(agencyId, page, query) : listStatement(agencyId, page, query),
  );
  return {
    content: rows.filter(({ email }) => email !== null).map(toInvitation),
    meta: listMeta(page, rows[0]?.elements ?? 0, SIZE),
  };
}

/** `%`, `_` and `\` stand for themselves. */
const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Collects values and answers their place in the statement. */
function placeholders(values: unknown[]): (value: unknown) => string {
  return (value) => `$${values.push(value)}`;
}

/** The list without a search: the total comes from the counters. Prepared, one statement for each set of filters. */
function listStatement(
  agencyId: string,
  page: number,
  { inviteStatus, inviteType }: InvitationQuery,
) {
  const values: unknown[] = [];
  const put = placeholders(values);
  const [agency, wanted] = [put(agencyId), put(page)];
  const rows = [`agency_id = ${agency}`];
  const counters = [`agency_id = ${agency}`];
  if (inviteStatus) {
    rows.push(`status_group = ${put(inviteStatus)}`);
    counters.push(`status = any(${put(inviteStatusFilters[inviteStatus].map((s) => s ?? ''))})`);
  }
  if (inviteType) {
    const type = put(inviteType);
    rows.push(`invite_type = ${type}`);
    counters.push(`invite_type = ${type}`);
  }
  return {
    name: `invitations${inviteStatus ? '-status' : ''}${inviteType ? '-type' : ''}`,
    text: pageOf({
      elements: `select coalesce(sum(total), 0)::int from invitation_counts where ${counters.join(' and ')}`,
      source: `invitations where ${rows.join(' and ')}`,
      wanted,
    }),
    values,
  };
}

/** The list with a search, whose hits are counted. Not prepared: the best way to find them depends on the word. */
function searchStatement(
  agencyId: string,
  page: number,
  { search = '', inviteStatus, inviteType }: InvitationQuery,
) {
  const values: unknown[] = [];
  const put = placeholders(values);
  const rows = [`agency_id = ${put(agencyId)}`, `email like ${put(containing(search))}`];
  if (inviteStatus) rows.push(`status_group = ${put(inviteStatus)}`);
  if (inviteType) rows.push(`invite_type = ${put(inviteType)}`);
  const source = `invitations where ${rows.join(' and ')}`;
  return {
    text: pageOf({
      elements: `select count(*)::int from ${source}`,
      source,
      wanted: put(page),
    }),
    values,
  };
}

interface PageParts {
  /** Answers how many rows there are. */
  elements: string;
  /** Where the rows come from; ends in a condition. */
  source: string;
  /** Place of the wanted page. */
  wanted: string;
}

/**
 * A page of `source` with the number of all rows, which stands in a row of its own where there are none. The second
 * half of a list is read from its end, and up to the page only the index is walked: its rows alone are fetched.
 */
const pageOf = ({ elements, source, wanted }: PageParts) => `
with counted as (select (${elements}) as elements),
place as (
  select elements, (least(${wanted}::int, greatest(1, (elements + ${SIZE - 1}) / ${SIZE})) - 1) * ${SIZE} as start
  from counted
)
select place.elements, i.email, i.point_of_contact as "pointOfContact", i.status, i.sent_at as "sentAt",
  i.invite_type as "inviteType", i.reason
from place
left join lateral (
  (
    select email from ${source} and place.start * 2 <= place.elements
    order by sent_at desc nulls first, email
    limit ${SIZE} offset place.start
  ) union all (
    select email from ${source} and place.start * 2 > place.elements
    order by sent_at asc nulls last, email desc
    limit least(${SIZE}, place.elements - place.start)
    offset greatest(0, place.elements - place.start - ${SIZE})
  )
) page on true
left join invitations i on i.email = page.email
order by i.sent_at desc nulls first, i.email`;
