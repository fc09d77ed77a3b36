import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isBlankHtml } from '../../contract/contentHtml.ts';
import { orderIn } from '../../contract/dictionaryOrder.ts';
import type { Reading, Readings, readingForm } from '../../contract/reading.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { type LivePage, livePages } from '../content/live.ts';
import type { Database } from '../core/db/connection.ts';
import { readingProgress } from '../core/db/schema.ts';
import type { Who } from './attempts.ts';
import { changesSince, nextChange } from './changes.ts';

type Row = typeof readingProgress.$inferSelect;

/** Returns the pages of the brand education in the order in which a reader of a language is shown them. */
export async function shownGuides(
  db: Database,
  { language, now }: Pick<Who, 'language' | 'now'>,
): Promise<LivePage[]> {
  const pages = await livePages(db, ACKNOWLEDGED_CODE, now, language);
  return pages.filter(({ body }) => !isBlankHtml(body)).sort(orderIn(language));
}

/** Returns how far a person has read each page of the brand education, what has changed since, and what changes next. */
export async function readReading(db: Database, who: Who): Promise<Readings> {
  const guides = await shownGuides(db, who);
  const own = eq(readingProgress.accountId, who.accountId);
  const rows = await db.select().from(readingProgress).where(own);
  const content = await Promise.all(
    guides.map((guide) =>
      readingOf(
        db,
        guide,
        rows.filter(({ pageId }) => pageId === guide.pageId),
      ),
    ),
  );
  return { content, ahead: await nextChange(db, who) };
}

async function readingOf(db: Database, guide: LivePage, rows: readonly Row[]): Promise<Reading> {
  const { pageId, language, version } = guide;
  const finished = rows.filter((row) => row.language === language && row.readAt !== null);
  const readAt = finished.find((row) => row.version === version)?.readAt ?? null;
  const [earlier] = finished
    .filter((row) => row.version < version)
    .sort((a, b) => b.version - a.version);
  return {
    page: pageId,
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
    readAt: readAt?.toISOString() ?? null,
    changed: readAt || !earlier ? null : await changesSince(db, guide, earlier),
  };
}

/**
 * Adds to how long a person has read the version that is shown of a page: never more than has passed since the last time, in
 * however many tabs. Of another version nothing is kept.
 */
export async function keepReading(
  db: Database,
  { read, seconds, finished }: z.output<typeof readingForm>,
  who: Who,
): Promise<Readings> {
  const { accountId, now } = who;
  const { page: pageId, ...version } = read;
  const guides = await shownGuides(db, { now, language: read.language });
  const isShown = guides.some(
    (guide) =>
      guide.pageId === pageId && guide.language === read.language && guide.version === read.version,
  );
  if (isShown) {
    await db
      .insert(readingProgress)
      .values({
        ...{ accountId, pageId, ...version, seconds, seenAt: now },
        readAt: finished ? now : null,
      })
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
