import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AuditBreak, AuditCheckpoint } from '../../contract/staff/audit.ts';
import { keysFor, type Secrets } from '../core/config/secrets.ts';
import { connect, type Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { auditCheckpoints } from '../core/db/schema.ts';

type Checkpoint = typeof auditCheckpoints.$inferSelect;

const keys = (secrets: Secrets) => keysFor(secrets, 'checkpoint of the audit');

function sign(key: Buffer, checkpoint: Checkpoint): Buffer {
  const { place, hash, last, lastHash, entries, convertedAt, problem } = checkpoint;
  const hashes = [hash, lastHash].map((bytes) => bytes.toString('hex'));
  return createHmac('sha256', key)
    .update(JSON.stringify([place, last, entries, convertedAt, problem, ...hashes]))
    .digest();
}

const isSignedBy = (key: Buffer, checkpoint: Checkpoint) =>
  checkpoint.signature !== null && timingSafeEqual(sign(key, checkpoint), checkpoint.signature);

/**
 * Signs the checkpoint with a key that is not in the database: at the first start after the conversion, and anew while
 * SESSION_SECRET is being changed.
 */
export async function signCheckpoint(
  db: Database,
  ownerUrl: string,
  secrets: Secrets,
): Promise<void> {
  const [checkpoint] = await db.select().from(auditCheckpoints);
  const [current, previous] = keys(secrets);
  const isDue =
    checkpoint &&
    (checkpoint.signature === null ||
      (previous && !isSignedBy(current, checkpoint) && isSignedBy(previous, checkpoint)));
  if (!isDue) return;
  // The application's role can't write it.
  const owner = connect(ownerUrl, { max: 1 });
  await owner
    .update(auditCheckpoints)
    .set({ signature: sign(current, checkpoint) })
    .finally(() => owner.$client.end());
}

/** Returns the checkpoint, if entries from before it are still there, and what is wrong with it. */
export async function findCheckpoint(
  db: Database,
  secrets: Secrets,
): Promise<{ checkpoint: AuditCheckpoint; broken: AuditBreak | null } | undefined> {
  const [checkpoint] = await db
    .select()
    .from(auditCheckpoints)
    .where(sql`${auditCheckpoints.last} > (select place from audit_start())`);
  if (!checkpoint) return undefined;
  const { entries, convertedAt, problem, last, lastHash, signature } = checkpoint;
  const found = await queryRows<{ place: number; entry: number; isLast: boolean }>(
    db,
    sql`select place::float8 as place, entry_id::float8 as entry,
        (select hash from audit_chain where place = ${last}) is not distinct from ${lastHash} as "isLast"
      from audit_chain order by place limit 1`,
  );
  const [{ isLast, ...first } = { place: last, entry: 0, isLast: false }] = found;
  const isSigned = signature === null || keys(secrets).some((key) => isSignedBy(key, checkpoint));
  const changed = { ...first, problem: 'checkpointChanged' } as const;
  return {
    checkpoint: { entries, convertedAt: convertedAt.toISOString() },
    broken: isLast && isSigned ? problem : changed,
  };
}
