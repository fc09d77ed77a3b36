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
 * One page of an agency's invitations, newest first, those without a date before all; by one statement. A
 * page above the last is the last (specification §5).
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
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Collects values and returns their place in the statement. */
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
  const agency = put(agencyId);
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
  const source = `invitations where ${rows.join(' and ')}`;
  const elements = `select coalesce(sum(total), 0)::int from invitation_counts where ${counters.join(' and ')}`;
  const name = `invitations${inviteStatus ? '-status' : ''}${inviteType ? '-type' : ''}`;
  return page === 1
    ? { name: `${name}-first`, text: firstPageOf({ elements, source }), values }
    : {
        name,
        text: pageOf({ elements, rows: fromEitherEnd(source), wanted: put(page) }),
        values,
      };
}

/** So many hits are sorted at once; more of them are counted, and read in the list's order. */
const FEW = 1000;

/**
 * The list with a search, whose hits are counted. A rare word is found by its three-letter parts (`search_keys`), a
 * common one sooner by walking the agency's part of the list: the first hits tell which it is. Shorter words have no
 * such parts.
 */
function searchStatement(
  agencyId: string,
  page: number,
  { search = '', inviteStatus, inviteType }: InvitationQuery,
) {
  const word = search.toLowerCase();
  const values: unknown[] = [];
  const put = placeholders(values);
  const [agency, wanted] = [put(agencyId), put(page)];
  const conditions = [`email like ${put(containing(word))}`];
  if (inviteStatus) conditions.push(`status_group = ${put(inviteStatus)}`);
  if (inviteType) conditions.push(`invite_type = ${put(inviteType)}`);
  const wordHolds = conditions.join(' and ');
  const source = `invitations where agency_id = ${agency} and ${wordHolds}`;
  const name = `search${inviteStatus ? '-status' : ''}${inviteType ? '-type' : ''}`;
  const counted = `select count(*)::int from ${source}`;
  if ([...word].length < 3) {
    const text = pageOf({ elements: counted, rows: fromEitherEnd(source), wanted });
    return { name: `${name}-short`, text, values };
  }
  // Not `agency_id =`: an index on it would be read whole, to no use beside the keys.
  const found = `invitations where search_keys(agency_id, email) @> search_keys(${agency}, ${put(word)})
    and agency_id is not distinct from ${agency} and ${wordHolds}`;
  const text = pageOf({
    hits: `select sent_at, email from ${found} limit ${FEW + 1}`,
    elements: `select case when count(*) <= ${FEW} then count(*)::int else (${counted}) end from hits`,
    rows: `
      (${fromTheStart('hits where true', `place.elements <= ${FEW}`)}
      ) union all ${fromEitherEnd(source, `place.elements > ${FEW}`)}`,
    wanted,
  });
  return { name, text, values };
}

/** `source` ends in a condition; where `when` is false nothing is read. */
const fromTheStart = (source: string, when: string) => `
    select email from ${source} and ${when}
    order by sent_at desc nulls first, email
    limit ${SIZE} offset place.start`;

/** The second half of a list is read from its end. */
const fromEitherEnd = (source: string, when = 'true') => `
  (${fromTheStart(source, `${when} and place.start * 2 <= place.elements`)}
  ) union all (
    select email from ${source} and ${when} and place.start * 2 > place.elements
    order by sent_at asc nulls last, email desc
    limit least(${SIZE}, place.elements - place.start)
    offset greatest(0, place.elements - place.start - ${SIZE})
  )`;

const COLUMNS = `i.email, i.point_of_contact as "pointOfContact", i.status, i.sent_at as "sentAt",
  i.invite_type as "inviteType", i.failure`;
const ORDER = 'order by i.sent_at desc nulls first, i.email';

/** The first page of `source` with the number of all rows, which stands in a row of its own where there are none. */
const firstPageOf = ({ elements, source }: { elements: string; source: string }) => `
select counted.elements, ${COLUMNS}
from (select (${elements}) as elements) counted
left join (
  select email, point_of_contact, status, sent_at, invite_type, failure from ${source} order by sent_at desc nulls first, email limit (select ${SIZE})
) i on true
${ORDER}`;

interface PageParts {
  /** What a search found, as far as it has looked: sent_at, email. */
  hits?: string;
  /** Returns how many rows there are. */
  elements: string;
  /** Returns the addresses of the page at `place.start`. */
  rows: string;
  /** Place of the wanted page. */
  wanted: string;
}

/**
 * Any page, likewise; one above the last is the last. Up to the page only the index is walked: its rows alone are
 * fetched. Materialized, lest it is counted anew wherever the count is used.
 */
const pageOf = ({ hits, elements, rows, wanted }: PageParts) => `
with ${hits ? `hits as materialized (${hits}),` : ''}
counted as materialized (select (${elements}) as elements),
place as materialized (
  select elements, (least(${wanted}::int, greatest(1, (elements + ${SIZE - 1}) / ${SIZE})) - 1) * ${SIZE} as start
  from counted
)
select place.elements, ${COLUMNS}
from place
left join lateral (${rows}) page on true
left join invitations i on i.email = page.email
${ORDER}`;
