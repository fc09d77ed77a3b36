import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';

/**
 * Forgets the details of entries because a person's account ends, and records how many. The chain stays whole. Returns how many
 * had any.
 */
export async function forgetDetails(
  tx: Queryable,
  entries: number[],
  { personId, actorId, now }: { personId: string; actorId: string | null; now: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ forgotten: number }>(
    sql`select audit_forget(${sql.param(entries)}::bigint[], 'account', ${personId}, ${actorId}, ${now.toISOString()}) as forgotten`,
  );
  return rows[0]?.forgotten ?? 0;
}
