import { sql } from 'drizzle-orm';
import type { Database } from '../core/db/connection.ts';
import { one, queryRows } from '../core/db/rows.ts';

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

export interface Break {
  place: number;
  entry: number;
  problem: 'a link is missing before it' | 'the entry is missing' | 'the entry was changed';
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

const check = sql`
with anchor as (
  select place, hash from audit_anchors
  union all select 0, decode(repeat('00', 32), 'hex')
  order by place desc limit 1
), link as (
  select c.place, c.entry_id, c.hash, entry.id as found, entry,
    lag(c.place, 1, (select place from anchor)) over links as place_before,
    lag(c.hash, 1, (select hash from anchor)) over links as hash_before
  from audit_chain c left join audit entry on entry.id = c.entry_id
  window links as (order by c.place)
)
select place::float8 as place, entry_id::float8 as entry,
  case
    when place <> place_before + 1 then 'a link is missing before it'
    when found is null then 'the entry is missing'
    else 'the entry was changed'
  end as problem
from link
where place <> place_before + 1 or found is null or hash <> audit_link(hash_before, entry)
order by link.place limit 1`;

/** Verifies the whole chain. Returns undefined if every link is valid. */
export async function findBreak(db: Database): Promise<Break | undefined> {
  const [broken] = await queryRows<Break>(db, check);
  return broken;
}
