import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { staffAudit } from '../../words/en/staffAudit.ts';
import { findBreak, sealAudit } from '../audit/chain.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Secrets } from '../core/config/secrets.ts';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { one, queryRows } from '../core/db/rows.ts';

/** Entries that are read or removed at once. */
const BATCH = 2_000;
const FORMAT = 'accreditation-hub audit 2';

/** A section of the chain: the link before its first entry, and its last link. */
export interface ChainSection {
  after: Link;
  last: Link;
}
interface Link {
  place: number;
  hash: string;
}

/** The chain is broken. Nothing may be removed, because it may be evidence. */
export class ChainBroken extends Error {
  override name = 'ChainBroken';
}

const link = sql`place::float8 as place, encode(hash, 'hex') as hash`;

/**
 * Returns the section that can be exported: from the first remaining entry to the last one before `before`. Links new
 * entries first.
 * @throws ChainBroken
 */
export async function chainBefore(
  db: Database,
  secrets: Secrets,
  before: Date | undefined,
): Promise<ChainSection> {
  await sealAudit(db, { all: true });
  const found = await findBreak(db, secrets);
  if (found) {
    const problem = staffAudit.problem[found.problem];
    throw new ChainBroken(`The chain breaks at entry ${found.entry}: ${problem}.`);
  }
  const after = one(await queryRows<Link>(db, sql`select ${link} from audit_start()`));
  const [last = after] = await queryRows<Link>(
    db,
    sql`select ${link} from audit_chain
      where place < coalesce(
        (select min(c.place) from audit_chain c join audit e on e.id = c.entry_id where e.at >= ${before ?? null}),
        9223372036854775807)
      order by place desc limit 1`,
  );
  return { after, last };
}

/**
 * Yields the entries of a section as JSON lines: a header with the previous link, the entries, the end. Each hash is
 * the SHA-256 of the previous hash's bytes and the text of `entry` in its line. The line after it has the entry's details, unless
 * they were forgotten: its `commitment` is the SHA-256 of the salt's bytes and the text of `details`.
 */
export async function* linesOf(
  db: Database,
  { after, last }: ChainSection,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, after })}\n`;
  for (let place = after.place; place < last.place; ) {
    const rows = await queryRows<{ place: number; line: string }>(
      db,
      sql`select c.place::float8 as place,
          '{"place":' || c.place || ',"hash":"' || encode(c.hash, 'hex') || '","entry":' || audit_text(e) || '}' ||
          coalesce(E'\\n{"place":' || c.place || ',"salt":"' || encode(e.salt, 'hex') || '","details":' || audit_details(e) || '}', '') as line
        from audit_chain c join audit e on e.id = c.entry_id
        where c.place > ${place} and c.place <= ${last.place} order by c.place limit ${BATCH}`,
    );
    for (const { line } of rows) yield `${line}\n`;
    place = rows.at(-1)?.place ?? last.place;
  }
  yield `${JSON.stringify({ end: last })}\n`;
}

/**
 * Removes an exported section; the chain continues from a recorded anchor. It works in batches, so that writers don't
 * wait long, and each batch leaves a valid chain. Must run as the owner of the tables. Returns how many were removed.
 */
export async function prune(
  db: Database,
  { after, last }: ChainSection,
  now: Date,
): Promise<number> {
  for (let place = after.place; place < last.place; place += BATCH) {
    const end = Math.min(place + BATCH, last.place);
    await inTransaction(db, async (tx) => {
      for (const table of ['audit', 'audit_chain']) {
        await tx.execute(sql.raw(`alter table ${table} disable trigger ${table}_kept`));
      }
      await tx.execute(sql`
        insert into audit_anchors (place, hash, entries, pruned_at)
        select place, hash, ${end - place}, ${now.toISOString()} from audit_chain where place = ${end}`);
      await tx.execute(sql`
        delete from audit where id in (select entry_id from audit_chain where place <= ${end})`);
      await tx.execute(sql`delete from audit_chain where place <= ${end}`);
      for (const table of ['audit', 'audit_chain']) {
        await tx.execute(sql.raw(`alter table ${table} enable trigger ${table}_kept`));
      }
    });
  }
  const entries = last.place - after.place;
  if (entries > 0) await recordPruning(db, entries, now);
  return entries;
}

const recordPruning = (db: Database, entries: number, at: Date) =>
  recordAudit(db, {
    actorId: null,
    subject: { type: 'audit', id: randomUUID() },
    event: 'pruneAudit',
    after: { entries },
    at,
  });
