import { sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import type { AuditBreak, AuditVerification } from '../../contract/staff/audit.ts';
import type { Secrets } from '../core/config/secrets.ts';
import type { Database } from '../core/db/connection.ts';
import { one, queryRows } from '../core/db/rows.ts';
import { findCheckpoint } from './checkpoint.ts';

/** Entries per transaction: few enough that no statement takes long. */
const BATCH = 1_000;
/** How far below the highest linked number the job looks for entries that were committed late. */
const REACH = 10_000;
/** For `doctor` and the export. */
const EVERYTHING = Number.MAX_SAFE_INTEGER;

/**
 * Links new audit entries to the chain. Writers never wait for it, and it may run on several nodes at once. Returns how
 * many entries were linked.
 */
export async function sealAudit(
  db: Database,
  { all = false, signal }: { all?: boolean; signal?: AbortSignal } = {},
): Promise<number> {
  for (let total = 0; ; ) {
    const { sealed } = one(
      await queryRows<{ sealed: number }>(
        db,
        sql`select audit_seal(${BATCH}, ${all ? EVERYTHING : REACH}) as sealed`,
      ),
    );
    total += sealed;
    if (sealed < BATCH || signal?.aborted) return total;
  }
}

/** The end of the chain. An operator who keeps it elsewhere can detect later that the whole chain was rebuilt. */
export interface Head {
  place: number;
  hash: string;
}

export async function headOf(db: Database): Promise<Head> {
  return one(
    await queryRows<Head>(
      db,
      sql`select place::float8 as place, encode(hash, 'hex') as hash from audit_head()`,
    ),
  );
}

/** Links per step of the verification: few enough that nobody waits for it. */
const STEP = 10_000;

/**
 * Verifies at most so many links after a place of the chain, 0 for its beginning; the link of that place itself has been
 * verified before. Details have to be those that the entry was linked with, or forgotten by an entry that says how many were.
 */
export async function verifyLinks(
  db: Database,
  secrets: Secrets,
  after: number,
  most = STEP,
): Promise<AuditVerification> {
  const seam = after === 0 ? await findCheckpoint(db, secrets) : undefined;
  const step = one(
    await queryRows<Omit<AuditVerification, 'left' | 'checkpoint'> & { head: number }>(
      db,
      sql`
with start as (
  select place, hash from audit_chain where place = ${after}
  union all select place, hash from audit_start()
  order by place desc limit 1
), link as (
  select c.place, c.entry_id, c.hash, entry.id as found, entry, entry.at,
    lag(c.place, 1, (select place from start)) over links as place_before,
    lag(c.hash, 1, (select hash from start)) over links as hash_before
  from (select * from audit_chain where place > ${after} order by place limit ${most}) c
    left join audit entry on entry.id = c.entry_id
  window links as (order by c.place)
), verified as (
  select place, entry_id as entry, at,
    case
      when place <> place_before + 1 then 'linkMissing'
      when found is null then 'entryMissing'
      when hash <> audit_link(hash_before, entry) then 'entryChanged'
      when (entry).forgotten_by is null and (entry).salt is null then 'detailsMissing'
      when (entry).forgotten_by is null and (entry).commitment <> audit_commitment(entry) then 'entryChanged'
      when (entry).forgotten_by is not null and audit_details(entry) <> audit_details(null) then 'entryChanged'
      when (entry).forgotten_by is not null and not exists (
        select from audit f where f.id = (entry).forgotten_by and f.event = 'forgetDetails') then 'detailsMissing'
      when (entry).event = 'forgetDetails' and ((entry).after ->> 'entries')::int <
        (select count(*) from audit f where f.forgotten_by = entry_id) then 'detailsMissing'
    end as problem
  from link
)
select count(*)::int as checked, coalesce(max(place), (select place from start))::float8 as place,
  (select to_json(at) #>> '{}' from verified order by place desc limit 1) as until,
  (select place from audit_head())::float8 as head,
  (select json_build_object('place', place, 'entry', entry, 'problem', problem)
   from verified where problem is not null order by place limit 1) as broken
from verified`,
    ),
  );
  const { head, until, ...rest } = step;
  return {
    ...rest,
    broken: seam?.broken ?? rest.broken,
    checkpoint: seam?.checkpoint ?? null,
    until: iso(until),
    left: Math.max(0, head - Math.max(step.place, after)),
  };
}

/** Verifies the whole chain. Returns undefined if every link is valid. */
export async function findBreak(db: Database, secrets: Secrets): Promise<AuditBreak | undefined> {
  for (let after = 0; ; ) {
    const { broken, place, left } = await verifyLinks(db, secrets, after);
    if (broken || left === 0) return broken ?? undefined;
    after = place;
  }
}
