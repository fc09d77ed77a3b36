import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import { ACKNOWLEDGED_CODE } from '../../../../contract/staff/words.ts';
import { type Database, inTransaction, type Transaction } from '../../../db/connection.ts';
import { accounts, contentPages, contentVersions } from '../../../db/schema.ts';
import { expireAssociates } from '../../life-cycle/expire.ts';

const BATCH = 100;

/**
 * Asks everybody to acknowledge again who was accredited before a major version of the brand education went live
 *: ACCREDITED → PENDING_RENEWAL, with a mail. Works in small transactions; whoever dies in between leaves the
 * rest to the next call. Returns how many were asked.
 * @param batches at most so many; the rest is for the next call
 */
export async function enforceMajorVersions(
  db: Database,
  now: Date,
  batches = Number.POSITIVE_INFINITY,
): Promise<number> {
  let asked = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const done = await inTransaction(db, (tx) => enforceSome(tx, now));
    if (done === undefined) break;
    asked += done;
  }
  return asked;
}

/** undefined: nothing is left to do. */
async function enforceSome(tx: Transaction, now: Date): Promise<number | undefined> {
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

  const whom = lt(accounts.accreditedAt, version.from);
  const asked = await expireAssociates(tx, now, BATCH, { whom, note: 'education' });
  if (asked === 0) {
    // Somebody may be renewing at this moment: asked by the next call.
    const left = and(
      eq(accounts.associate, true),
      eq(accounts.associateStatus, 'ACCREDITED'),
      whom,
    );
    if ((await tx.$count(accounts, left)) > 0) return undefined;
    await tx
      .update(contentVersions)
      .set({ enforcedAt: now })
      .where(eq(contentVersions.id, version.id));
  }
  return asked;
}
