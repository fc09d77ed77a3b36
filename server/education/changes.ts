import { and, asc, eq, gt } from 'drizzle-orm';
import type { Reading } from '../../contract/reading.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { type LivePage, livePages } from '../content/live.ts';
import type { Database } from '../core/db/connection.ts';
import { contentVersions, type readingProgress } from '../core/db/schema.ts';

const sectionsOf = (html: string): string[] => html.split(/(?=<h2)/);
const titleOf = (section: string): string =>
  (/<h2[^>]*>(.*?)<\/h2>/s.exec(section)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();

/** Returns the titles of the sections of a text that are new, or say something else than in an earlier one. */
export function changedSections(earlier: string, now: string): string[] {
  const known = new Set(sectionsOf(earlier));
  return sectionsOf(now)
    .filter((section) => !known.has(section))
    .map(titleOf)
    .filter((title) => title !== '');
}

/** Returns what has changed in a page since a version of it was read, if its sections tell. */
export async function changesSince(
  db: Database,
  { pageId, language, body }: LivePage,
  { version, readAt }: typeof readingProgress.$inferSelect,
): Promise<Reading['changed']> {
  const read = await db.query.contentVersions.findFirst({
    columns: { body: true },
    where: and(
      eq(contentVersions.pageId, pageId),
      eq(contentVersions.language, language),
      eq(contentVersions.number, version),
    ),
  });
  const sections = changedSections(read?.body ?? '', body);
  return sections.length > 0 ? { since: readAt?.toISOString() ?? '', sections } : null;
}

/** Returns what the next major version changes in a page, and from when on; null if none is scheduled. */
export async function changesAhead(
  db: Database,
  { pageId, language, body }: LivePage,
  now: Date,
): Promise<Reading['ahead']> {
  const next = await db.query.contentVersions.findFirst({
    columns: { publishFrom: true },
    where: and(
      eq(contentVersions.pageId, pageId),
      eq(contentVersions.major, true),
      gt(contentVersions.publishFrom, now),
    ),
    orderBy: asc(contentVersions.publishFrom),
  });
  const from = next?.publishFrom;
  if (!from) return null;
  const pageIn = async (inLanguage: LivePage['language'], at: Date) =>
    (await livePages(db, ACKNOWLEDGED_CODE, at, inLanguage)).find((page) => page.pageId === pageId);
  const then = await pageIn(language, from);
  if (!then) return null;
  // Where it is not translated by then, the English text is compared with the English one.
  const before = then.language === language ? body : (await pageIn('en', now))?.body;
  return { from: from.toISOString(), sections: changedSections(before ?? '', then.body) };
}
