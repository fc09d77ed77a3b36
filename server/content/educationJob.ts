import { and, asc, eq, isNull, lt, lte, notExists } from 'drizzle-orm';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import { accounts, acknowledgedAhead, contentPages, contentVersions } from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { expireAssociates } from '../life-cycle/associate.ts';

const BATCH = 100;

/** Asks associates to acknowledge a new major version of the brand education (decision C1). */
export const run = ({ db, now, signal }: JobRun): Promise<number> =>
  enforceMajorVersions(db, now, { signal });

/**
 * Asks all associates to acknowledge again who were accredited before a major version of the brand education went live,
 * and have not acknowledged it ahead: ACCREDITED becomes PENDING_RENEWAL, with an email. Each batch is a transaction of its own, so that the next call
 * continues where this one ends. Returns how many were asked.
 * @param batches the most batches of this call
 * @param signal no further batch begins when it is aborted
 */
export async function enforceMajorVersions(
  db: Database,
  now: Date,
  {
    batches = Number.POSITIVE_INFINITY,
    signal,
  }: { batches?: number; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  let asked = 0;
  for (let batch = 0; batch < batches && !signal?.aborted; batch += 1) {
    const done = await inTransaction(db, (tx) => enforceBatch(tx, now));
    if (done === undefined) break;
    asked += done;
  }
  return asked;
}

/** Processes one batch. Returns how many were asked, or undefined if nothing is left to do. */
async function enforceBatch(tx: Transaction, now: Date): Promise<number | undefined> {
  const [version] = await tx
    .select({ id: contentVersions.id, from: contentVersions.publishFrom })
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.pageId))
    .where(
      and(
        eq(contentPages.code, ACKNOWLEDGED_CODE),
        eq(contentVersions.major, true),
        isNull(contentVersions.enforcedAt),
        lte(contentVersions.publishFrom, now),
      ),
    )
    .orderBy(asc(contentVersions.publishFrom))
    .limit(1)
    .for('update', { of: contentVersions, skipLocked: true });
  if (!version?.from) return undefined;

  const isAhead = and(
    eq(acknowledgedAhead.accountId, accounts.id),
    eq(acknowledgedAhead.versionId, version.id),
  );
  const where = and(
    lt(accounts.accreditedAt, version.from),
    notExists(tx.select().from(acknowledgedAhead).where(isAhead)),
  );
  const asked = await expireAssociates(tx, now, BATCH, where, 'education');
  if (asked === 0) {
    // Rows locked by another transaction are left to the next call.
    const left = and(
      eq(accounts.associate, true),
      eq(accounts.associateStatus, 'ACCREDITED'),
      where,
    );
    if ((await tx.$count(accounts, left)) > 0) return undefined;
    await tx
      .update(contentVersions)
      .set({ enforcedAt: now })
      .where(eq(contentVersions.id, version.id));
  }
  return asked;
}
