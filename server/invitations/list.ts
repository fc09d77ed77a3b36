import type { z } from 'zod';
import { searchWords } from '../../contract/folded.ts';
import type { invitationQuery } from '../../contract/forms/invitationQuery.ts';
import { limits } from '../../contract/limits.ts';
import { listMeta, readPaging } from '../../contract/paging.ts';
import type { Invitation, ListMeta } from '../../contract/records.ts';
import { inviteStatusFilters } from '../../contract/statuses.ts';
import { containing } from '../core/db/rows.ts';
import type { AgencyQuery } from '../core/session/person.ts';
import { type InvitationColumns, toInvitation } from './record.ts';

export type InvitationQuery = z.output<typeof invitationQuery>;

const SIZE = limits.invitationsPageSize;

/** The order of the list, and the same from its end. */
const FIRST = 'sent_at desc nulls first, email';
const LAST = 'sent_at asc nulls last, email desc';

type Put = Parameters<AgencyQuery['text']>[1];
type Row = InvitationColumns & { elements: number };

/**
 * Returns one page of an agency's invitations, those without a date first, then the newest; for a page after the last,
 * the last (specification §5).
 * @param found the rows of {@link invitationsQuery}
 */
export function listInvitations(
  { search = '', paging }: InvitationQuery,
  found: unknown[],
): { content: Invitation[]; meta: ListMeta } {
  const page = readPaging(paging);
  const rows = found as Row[];
  const elements = rows[0]?.elements ?? 0;
  const reach = searchWords(search).length > 0 ? reachOf(page) : elements;
  return {
    content: rows.filter(({ email }) => email !== null).map(toInvitation),
    meta: {
      ...listMeta(page, Math.min(elements, reach), SIZE),
      ...(elements > reach && { more: true }),
    },
  };
}

/** Returns the query of a list, one prepared statement per filter set. */
export function invitationsQuery(query: InvitationQuery): AgencyQuery {
  const { search = '', inviteStatus, inviteType, paging } = query;
  const page = readPaging(paging);
  const filters = `${inviteStatus ? '-status' : ''}${inviteType ? '-type' : ''}`;
  const words = searchWords(search);
  if (words.length > 0) {
    return {
      name: `invitations-search${words.length > 1 ? '-words' : ''}${filters}`,
      text: (agencyId, put) => searchText(agencyId, put, page, { ...query, words }),
    };
  }
  return {
    name: `invitations${filters}${page === 1 ? '-first' : ''}`,
    text: (agencyId, put) => listText(agencyId, put, page, query),
  };
}

/** Returns the text of a list without a search; the total comes from the counters. */
function listText(
  agencyId: string,
  put: Put,
  page: number,
  { inviteStatus, inviteType }: InvitationQuery,
) {
  const rows = [`agency_id = ${agencyId}`];
  const counters = [`agency_id = ${agencyId}`];
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
  return page === 1
    ? firstPageOf({ elements, source })
    : pageOf({ elements, rows: fromEitherEnd(source), wanted: put(page) });
}

/** Up to this number, hits are counted and sorted; of more, the pages are read in the list's order. */
const FEW = 500;
/** The number of rows at each end of the list that are searched as samples. */
const SAMPLE = 200;
/** A word seems common if, by the samples, {@link FEW} hits are among so many rows. */
const NEAR = 20 * FEW;

/** More hits than any agency has, and still an integer of PostgreSQL. */
const MOST = 2_000_000_000;
/** How many hits of a search are counted for a page: so many that the next page can be asked for. */
const reachOf = (page: number) => Math.min(MOST, Math.max(FEW, (page + 1) * SIZE));

/**
 * Returns the text of a list with a search. Rare words are found by their parts (`search_parts`), common ones faster
 * by scanning the agency's part of the list; samples, and then the first hits, show which it is. `elements` is at
 * most one more than the reach of the page. The words are in `(select …)`, so that PostgreSQL plans once, and not for each search.
 */
function searchText(
  agencyId: string,
  put: Put,
  page: number,
  { words, inviteStatus, inviteType }: InvitationQuery & { words: string[] },
) {
  const [wanted, reach] = [put(page), `${put(reachOf(page))}::int`];
  // The longest word alone first, which is a quarter faster than all at once.
  const [first = '', ...others] = words.toSorted((a, b) => b.length - a.length).map(containing);
  const hasAll = [
    `email like (select ${put(first)})`,
    ...(others.length > 0 ? [`email like all ((select ${put(others)}::text[])::text[])`] : []),
  ].join(' and ');
  const filters = [
    ...(inviteStatus ? [`status_group = ${put(inviteStatus)}`] : []),
    ...(inviteType ? [`invite_type = ${put(inviteType)}`] : []),
  ];
  const listed = `invitations where ${[`agency_id = ${agencyId}`, ...filters].join(' and ')}`;
  const source = `${listed} and ${hasAll}`;
  const seemsCommonAt = (end: string) => `(
    select count(*) >= ${(FEW * SAMPLE) / NEAR}
    from (select email from ${listed} order by ${end} limit ${SAMPLE}) sample where ${hasAll})`;
  const countUpToReach = (when: string) =>
    `select count(*)::int as total from (select from ${source} and ${when} limit ${reach} + 1) hit`;
  // Not `agency_id =`: PostgreSQL would scan an index on it in addition, without any benefit.
  const found = `invitations where (select total from scanned) <= ${FEW}
    and search_parts(agency_id, email) @@ search_for(${agencyId}, (select ${put(words)}::text[]))
    and agency_id is not distinct from ${agencyId} and ${[hasAll, ...filters].join(' and ')}`;
  return pageOf({
    // Both ends: what was invited last together has a word in common that the rest of the list has not.
    before: `
      scanned as materialized (
        ${countUpToReach(`${seemsCommonAt(FIRST)} and ${seemsCommonAt(LAST)}`)}),
      hits as materialized (select sent_at, email from ${found} limit ${FEW + 1}),`,
    elements: `select case
      when (select total from scanned) > ${FEW} then (select total from scanned)
      when (select count(*) from hits) <= ${FEW} then (select count(*)::int from hits)
      when ${reach} = ${FEW} then ${FEW + 1}
      else (${countUpToReach('true')}) end`,
    rows: `
      (${fromTheStart('hits where true', `place.elements <= ${FEW}`)}
      ) union all ${fromEitherEnd(source, { reach, when: `place.elements > ${FEW}` })}`,
    wanted,
  });
}

/** Reads a page from the start of the list. `source` ends with a condition; if `when` is false, nothing is read. */
const fromTheStart = (source: string, when: string) => `
    select email from ${source} and ${when}
    order by ${FIRST}
    limit ${SIZE} offset place.start`;

interface EitherEnd {
  /** If false, nothing is read. */
  when?: string;
  /** SQL of the number of elements up to which the end is known. */
  reach?: string;
}

/** Reads a page from the nearer end of the list. */
const fromEitherEnd = (
  source: string,
  { when = 'true', reach = 'place.elements' }: EitherEnd = {},
) => `
  (${fromTheStart(source, `${when} and (place.start * 2 <= place.elements or place.elements > ${reach})`)}
  ) union all (
    select email from ${source} and ${when} and place.start * 2 > place.elements and place.elements <= ${reach}
    order by ${LAST}
    limit least(${SIZE}, place.elements - place.start)
    offset greatest(0, place.elements - place.start - ${SIZE})
  )`;

const COLUMNS = `i.email, i.point_of_contact as "pointOfContact", i.status, i.sent_at as "sentAt",
  i.invite_type as "inviteType", i.failure`;
const ORDER = 'order by i.sent_at desc nulls first, i.email';

/**
 * Returns the query for the first page of `source` with the total, which is in a row of its own if there are no rows.
 */
const firstPageOf = ({ elements, source }: { elements: string; source: string }) => `
select counted.elements, ${COLUMNS}
from (select (${elements}) as elements) counted
left join (
  select email, point_of_contact, status, sent_at, invite_type, failure from ${source} order by ${FIRST} limit (select ${SIZE})
) i on true
${ORDER}`;

interface PageParts {
  /** Returns what the others read, each with its name and a comma. */
  before?: string;
  /** Returns the total. */
  elements: string;
  /** Returns the addresses of the page at `place.start`. */
  rows: string;
  /** The placeholder of the page number. */
  wanted: string;
}

/**
 * Returns the query for any page, or the last for a page after it. Only the index is scanned up to the page; full rows
 * are only fetched for the page. `materialized`, so that the count is computed once.
 */
const pageOf = ({ before = '', elements, rows, wanted }: PageParts) => `
with ${before}
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
