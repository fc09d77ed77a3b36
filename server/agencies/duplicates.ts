import { sql } from 'drizzle-orm';
import { inOrder } from '../core/db/columns.ts';

/**
 * The agencies that have something in common with agency `g` (decision B8), by how it is compared: a row for each
 * likeness, and an index for each. A number of `g` may be an additional one of the other and the other way round, but
 * agencies of a chain have additional ones in common.
 */
const alike = sql`(
  select id, likeness from (
    select id, 'domain' as likeness from agencies where domain = g.domain
    union all select id, 'iataNumber' from agencies where iata = any(g.numbers)
    union all select id, 'iataNumber' from agencies where numbers @> array[g.iata]
    union all select id, 'name' from agencies where folded_name = ${inOrder(sql`g.folded_name`)}
  ) as found
  where id <> g.id) as alike`;

/** What other agencies have in common with agency `g`, as a column. */
export const warnings = sql`array(select distinct likeness from ${alike} order by likeness) as warnings`;

/** The other agencies that have something in common with agency `g`, and what, to be joined. */
export const duplicates = sql`lateral (
  select id, array_agg(distinct likeness order by likeness) as same from ${alike} group by id)`;
