import type { z } from 'zod';
import type { invitationQuery } from '../../../contract/forms/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { listMeta, readPaging } from '../../../contract/paging.ts';
import type { Invitation, ListMeta } from '../../../contract/records.ts';
import { inviteStatusFilters } from '../../../contract/statuses.ts';
import type { AgencyQuery } from '../../accounts/person.ts';
import type { Database } from '../../db/connection.ts';
import { containing } from '../../db/rows.ts';
import { type InvitationRow, toInvitation } from './record.ts';

export type InvitationQuery = z.output<typeof invitationQuery>;

const SIZE = limits.invitationsPageSize;

type Row = InvitationRow & { elements: number };

/**
 * Returns one page of an agency's invitations, those without a date first, then the newest; for a page after the last,
 * the last (specification §5).
 * @param read the rows of {@link invitationsQuery}; default: they are searched for
 */
export async function listInvitations(
  db: Database,
  agencyId: string,
  query: InvitationQuery,
  read?: unknown[],
): Promise<{ content: Invitation[]; meta: ListMeta }> {
  const page = readPaging(query.paging);
  const rows =
    (read as Row[] | undefined) ??
    (await db.$client.query<Row>(searchStatement(agencyId, page, query))).rows;
  return {
    content: rows.filter(({ email }) => email !== null).map(toInvitation),
    meta: listMeta(page, rows[0]?.elements ?? 0, SIZE),
  };
}

/**
 * Returns the query of a list without a search; the total comes from the counters. One prepared statement per filter
 * set. A search has a statement of its own, whose plan depends on the word.
 */
export function invitationsQuery(query: InvitationQuery): AgencyQuery | undefined {
  const { search, inviteStatus, inviteType, paging } = query;
  if (search) return undefined;
  const page = readPaging(paging);
  const name = `invitations${inviteStatus ? '-status' : ''}${inviteType ? '-type' : ''}`;
  return {
    name: page === 1 ? `${name}-first` : name,
    text(agencyId, put) {
      const rows = [`agency_id = ${agencyId}`];
      const counters = [`agency_id = ${agencyId}`];
      if (inviteStatus) {
        rows.push(`status_group = ${put(inviteStatus)}`);
        counters.push(
          `status = any(${put(inviteStatusFilters[inviteStatus].map((s) => s ?? ''))})`,
        );
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
    },
  };
}

/** Up to this number, hits are sorted; more are counted, and read in the list's order. */
const FEW = 1000;

/**
 * Returns the statement of a list with a search. A rare word is found by its trigrams (`search_keys`), a common one
 * faster by scanning the agency's part of the list; the first hits show which it is. Words of one or two letters have
 * no trigrams.
 */
function searchStatement(
  agencyId: string,
  page: number,
  { search = '', inviteStatus, inviteType }: InvitationQuery,
) {
  const word = search.toLowerCase();
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
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
  // Not `agency_id =`: PostgreSQL would scan an index on it in addition, without any benefit.
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

/** Reads a page from the start of the list. `source` ends with a condition; if `when` is false, nothing is read. */
const fromTheStart = (source: string, when: string) => `
    select email from ${source} and ${when}
    order by sent_at desc nulls first, email
    limit ${SIZE} offset place.start`;

/** Reads a page from the nearer end of the list. */
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

/**
 * Returns the query for the first page of `source` with the total, which is in a row of its own if there are no rows.
 */
const firstPageOf = ({ elements, source }: { elements: string; source: string }) => `
select counted.elements, ${COLUMNS}
from (select (${elements}) as elements) counted
left join (
  select email, point_of_contact, status, sent_at, invite_type, failure from ${source} order by sent_at desc nulls first, email limit (select ${SIZE})
) i on true
${ORDER}`;

interface PageParts {
  /** Returns the first hits of a search: sent_at, email. */
  hits?: string;
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
