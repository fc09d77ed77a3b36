import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import { type Database, inTransaction } from '../db/connection.ts';
import { findBreak, sealAudit } from './chain.ts';

/** Read, or removed, at once. */
const BATCH = 2_000;
const FORMAT = 'accreditation-hub audit 1';

/** A stretch of the chain, from its beginning or anchor on: both ends with their links. */
export interface Stretch {
  after: Link;
  last: Link;
}
interface Link {
  place: number;
  hash: string;
}

/** The chain is broken: nothing is removed of what may be evidence. */
export class ChainBroken extends Error {
  override name = 'ChainBroken';
}

const LINK = "place::float8 as place, encode(hash, 'hex') as hash";

/**
 * What can be shipped: from the first entry that is still there on, up to the first one of `before` or later. Seals
 * what is not sealed yet.
 * @throws ChainBroken
 */
export async function stretchBefore(db: Database, before: Date | undefined): Promise<Stretch> {
  await sealAudit(db, { all: true });
  const found = await findBreak(db);
  if (found) throw new ChainBroken(`The chain breaks at entry ${found.entry}: ${found.problem}.`);
  const { rows: anchors } = await db.$client.query<Link>(
    `select ${LINK} from audit_anchors
     union all select 0, repeat('00', 32) order by place desc limit 1`,
  );
  const after = anchors[0] as Link;
  const { rows: links } = await db.$client.query<Link>(
    `select ${LINK} from audit_chain
     where place < coalesce(
       (select min(c.place) from audit_chain c join audit e on e.id = c.entry_id where e.at >= $1), 9223372036854775807)
     order by place desc limit 1`,
    [before?.toISOString()],
  );
  return { after, last: links[0] ?? after };
}

/**
 * The entries of a stretch as JSON lines: a header with the link before, the entries, the end. Each link is the
 * SHA-256 of the bytes of the link before and the text of `entry` as it stands in its line.
 */
export async function* linesOf(db: Database, { after, last }: Stretch): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, after })}\n`;
  for (let place = after.place; place < last.place; ) {
    const { rows } = await db.$client.query<{ place: number; line: string }>(
      `select c.place::float8 as place,
         '{"place":' || c.place || ',"hash":"' || encode(c.hash, 'hex') || '","entry":' || audit_text(e) || '}' as line
       from audit_chain c join audit e on e.id = c.entry_id
       where c.place > $1 and c.place <= $2 order by c.place limit ${BATCH}`,
      [place, last.place],
    );
    for (const { line } of rows) yield `${line}\n`;
    place = rows.at(-1)?.place ?? last.place;
  }
  yield `${JSON.stringify({ end: last })}\n`;
}

/**
 * Removes a stretch that has been shipped; the chain goes on from a recorded anchor. In parts, so that nobody who
 * writes an entry waits for long; each part leaves a chain that holds. As the owner of the tables. Returns how many.
 */
export async function prune(db: Database, { after, last }: Stretch, now: Date): Promise<number> {
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
  if (entries > 0) await tellOf(db, entries, now);
  return entries;
}

const tellOf = (db: Database, entries: number, at: Date) =>
  recordAudit(db, {
    actorId: null,
    subject: { type: 'audit', id: randomUUID() },
    event: 'pruneAudit',
    after: { entries },
    at,
  });
