import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { orderIn } from '../../contract/dictionaryOrder.ts';
import type { Language } from '../../contract/languages.ts';
import type { Reading, readingForm } from '../../contract/reading.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { type LivePage, liveVersions } from '../content/live.ts';
import type { Database } from '../core/db/connection.ts';
import { contentVersions, readingProgress } from '../core/db/schema.ts';
import type { Who } from './attempts.ts';
import { changedSections } from './changedSections.ts';

type Guide = Pick<LivePage, 'name' | 'body' | 'language' | 'version'> & { pageId: string };
type Row = typeof readingProgress.$inferSelect;

/** Returns the page of the brand education that a reader of a language is shown. */
async function shownGuide(
  db: Database,
  { language, now }: Pick<Who, 'language' | 'now'>,
): Promise<Guide | undefined> {
  const { rows } = await db.execute<Guide>(sql`
    select page_id as "pageId", name, body, language, number as version
    from (${liveVersions([language], now)}) live where code = ${ACKNOWLEDGED_CODE}`);
  return rows.sort(orderIn(language))[0];
}

/** Returns how far a person has read the brand education, and what has changed since; null if none is shown. */
export async function readReading(db: Database, who: Who): Promise<Reading | null> {
  const guide = await shownGuide(db, who);
  if (!guide) return null;
  const { pageId, language, version } = guide;
  const own = and(eq(readingProgress.accountId, who.accountId), eq(readingProgress.pageId, pageId));
  const rows = await db.select().from(readingProgress).where(own);
  const finished = rows.filter((row) => row.language === language && row.readAt !== null);
  const readAt = finished.find((row) => row.version === version)?.readAt ?? null;
  const [earlier] = finished
    .filter((row) => row.version < version)
    .sort((a, b) => b.version - a.version);
  return {
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
    readAt: readAt?.toISOString() ?? null,
    changed: readAt || !earlier ? null : await changesSince(db, guide, earlier),
  };
}

async function changesSince(
  db: Database,
  { pageId, language, body }: Guide,
  { version, readAt }: Row,
): Promise<Reading['changed']> {
  const read = await db.query.contentVersions.findFirst({
    columns: { body: true },
    where: and(
      eq(contentVersions.pageId, pageId),
      eq(contentVersions.language, language as Language),
      eq(contentVersions.number, version),
    ),
  });
  const sections = changedSections(read?.body ?? '', body);
  return sections.length > 0 ? { since: readAt?.toISOString() ?? '', sections } : null;
}

/**
 * Adds to how long a person has read the version that is shown: never more than has passed since the last time, in however
 * many tabs. Of another version nothing is kept.
 */
export async function keepReading(
  db: Database,
  { read, seconds, finished }: z.output<typeof readingForm>,
  who: Who,
): Promise<Reading | null> {
  const { accountId, now } = who;
  const guide = await shownGuide(db, { ...who, language: read.language });
  if (guide?.language === read.language && guide.version === read.version) {
    const { pageId } = guide;
    const key = { accountId, pageId, ...read };
    await db
      .insert(readingProgress)
      .values({ ...key, seconds, seenAt: now, readAt: finished ? now : null })
      .onConflictDoUpdate({
        target: [
          readingProgress.accountId,
          readingProgress.pageId,
          readingProgress.language,
          readingProgress.version,
        ],
        set: {
          seconds: sql`${readingProgress.seconds} + least(excluded.seconds,
            floor(extract(epoch from excluded.seen_at - ${readingProgress.seenAt})))`,
          seenAt: now,
          readAt: sql`coalesce(${readingProgress.readAt}, excluded.read_at)`,
        },
      });
  }
  return readReading(db, who);
}
