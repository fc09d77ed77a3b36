import { sql } from 'drizzle-orm';
import { agencyEdges, associateEdges } from '../../contract/lifeCycle.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';

/** A status that does not follow from the audit, or an audited step that is not in the life cycle. */
export interface Mismatch {
  subject: 'agency' | 'account';
  id: string;
  /** What is wrong: `status: APPROVED, by the audit PENDING` or `submit: APPROVED to PENDING after REJECTED`. */
  problem: string;
}

/** The first steps of an account: invited (only in the demo data), or created from an invitation. */
const beginnings = [
  { from: 'NOT_CREATED', event: 'invite', to: 'INVITED' },
  { from: 'NOT_CREATED', event: 'createAccount', to: 'CREATED' },
];
const edges = [
  ...agencyEdges.map(({ from, event, to }) => ['agency', from, event, to]),
  ...[...associateEdges, ...beginnings].map(({ from, event, to }) => ['account', from, event, to]),
];

// Every entry with a status is a step that starts from the status of the entry before. An entry of another kind (a
// person is detached) may contain the status too, unchanged. Of a step whose details are forgotten both statuses are unknown.
const rebuild = sql`
with old as (
  -- After entries were exported and removed, the first remaining step may start from any status.
  select exists (select from audit_anchors) as shipped
), edge as (
  select e ->> 0 as subject, e ->> 1 as source, e ->> 2 as event, e ->> 3 as target from jsonb_array_elements(${JSON.stringify(edges)}) e
), named as (
  select subject_type as subject, subject_id, id, event,
    coalesce(case subject_type when 'agency' then before ->> 'status' else before ->> 'associateStatus' end, 'NOT_CREATED') as was,
    coalesce(case subject_type when 'agency' then after ->> 'status' else after ->> 'associateStatus' end, 'NOT_CREATED') as became,
    forgotten_by is not null as forgotten
  from audit
  where subject_type = 'agency' and after ? 'status' or subject_type = 'account' and after ? 'associateStatus'
    or forgotten_by is not null and exists (select from edge where edge.subject = subject_type and edge.event = audit.event)
), step as (
  select *,
    coalesce(lag(became) over steps,
      case when event = 'createAccount' or (select shipped from old) then was else 'NOT_CREATED' end) as led,
    coalesce(lag(forgotten) over steps, false) as follows_forgotten,
    lead(id) over steps is null as is_last
  from named
  window steps as (partition by subject, subject_id order by id)
), broken as (
  select subject, subject_id, event || ': ' || was || ' to ' || became || ' after ' || led as problem
  from step
  where not forgotten and (led <> was and not follows_forgotten or not exists (
    select from edge
    where edge.subject = step.subject and edge.event = step.event and source = was and target = became
  ) and (was <> became or exists (select from edge where edge.subject = step.subject and edge.event = step.event)))
), stored as (
  select 'agency' as subject, id, status from agencies
  union all
  select 'account', id, coalesce(nullif(associate_status, ''), 'NOT_CREATED') from accounts
)
select subject, subject_id as id, problem from broken
union all
select stored.subject, stored.id, 'status: ' || status || ', by the audit ' || coalesce(became, 'NOT_CREATED')
from stored
left join step on step.subject = stored.subject and step.subject_id = stored.id and is_last
where forgotten is not true and status <> coalesce(became, case when (select shipped from old) then status else 'NOT_CREATED' end)
order by 1, 2
limit 20`;

/** Rebuilds the status of every agency and person from the audit. Returns at most 20 that differ. */
export const rebuildStatuses = (db: Database): Promise<Mismatch[]> => queryRows(db, rebuild);
