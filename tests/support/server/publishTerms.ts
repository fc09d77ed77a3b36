import { and, eq } from 'drizzle-orm';
import { AGREED_CODE } from '../../../contract/staff/words.ts';
import type { Database } from '../../../server/core/db/connection.ts';
import { one } from '../../../server/core/db/rows.ts';
import { contentPages, contentVersions } from '../../../server/core/db/schema.ts';
import { blocksOf } from '../../../server/core/rules/comparedParts.ts';

/** Publishes a second version of the English terms, without their first paragraph; all are asked to agree again unless it is minor. */
export async function publishTerms(db: Database, now: Date, { major = true } = {}): Promise<void> {
  const first = one(
    await db
      .select({ id: contentPages.id, name: contentVersions.name, body: contentVersions.body })
      .from(contentPages)
      .innerJoin(contentVersions, eq(contentVersions.pageId, contentPages.id))
      .where(and(eq(contentPages.code, AGREED_CODE), eq(contentVersions.language, 'en'))),
  );
  await db.insert(contentVersions).values({
    pageId: first.id,
    number: 2,
    name: first.name,
    body: blocksOf(first.body).slice(1).join(''),
    publishFrom: now,
    savedAt: now,
    major,
  });
}
