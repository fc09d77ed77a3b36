import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ComingChange, Reading } from '../../contract/reading.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import { typeset } from '../../words/typeset.ts';
import { type LivePage, livePages } from '../content/live.ts';
import { sanitize } from '../content/sanitize.ts';
import type { Queryable } from '../core/db/connection.ts';
import {
  acknowledgedAhead,
  contentPages,
  contentVersions,
  type readingProgress,
} from '../core/db/schema.ts';
import type { Who } from './attempts.ts';

const sectionsOf = (html: string): string[] => html.split(/(?=<h2)/);
const titleOf = (section: string): string =>
  (/<h2[^>]*>(.*?)<\/h2>/s.exec(section)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();

/** Returns the sections of a text that are new, or say something else than in an earlier one. */
export function changedSections(
  earlier: string,
  now: string,
): { sections: string[]; body: string } {
  const known = new Set(sectionsOf(earlier));
  const changed = sectionsOf(now).filter((section) => !known.has(section));
  const titles = changed.map(titleOf).filter((title) => title !== '');
  return { sections: titles, body: changed.join('') };
}

/** Returns what has changed in a page since a version of it was read, if its sections tell. */
export async function changesSince(
  db: Queryable,
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
  const { sections } = changedSections(read?.body ?? '', body);
  return sections.length > 0 ? { since: readAt?.toISOString() ?? '', sections } : null;
}

/** Returns what the next major version changes that the person has not acknowledged ahead, else the next that was; null: none. */
export async function nextChange(
  db: Queryable,
  { accountId, language, now }: Who,
): Promise<ComingChange | null> {
  const [next] = await db
    .select({
      id: contentVersions.id,
      pageId: contentVersions.pageId,
      from: contentVersions.publishFrom,
      acknowledgedAt: acknowledgedAhead.at,
    })
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.pageId))
    .leftJoin(
      acknowledgedAhead,
      and(
        eq(acknowledgedAhead.versionId, contentVersions.id),
        eq(acknowledgedAhead.accountId, accountId),
      ),
    )
    .where(
      and(
        eq(contentPages.code, ACKNOWLEDGED_CODE),
        eq(contentVersions.major, true),
        gt(contentVersions.publishFrom, now),
      ),
    )
    .orderBy(sql`${acknowledgedAhead.at} is not null`, asc(contentVersions.publishFrom))
    .limit(1);
  if (!next?.from) return null;
  const { id, pageId, from, acknowledgedAt } = next;
  const pageAt = async (at: Date, inLanguage = language) =>
    (await livePages(db, ACKNOWLEDGED_CODE, at, inLanguage)).find((page) => page.pageId === pageId);
  const then = await pageAt(from);
  if (!then) return null;
  // Where it is not translated by then, the English text is compared with the English one.
  const before = await pageAt(now, then.language);
  const { sections, body } = changedSections(before?.body ?? '', then.body);
  return {
    ...{ id, from: from.toISOString(), name: typeset(then.language, then.name), sections },
    body: typeset(then.language, sanitize(body) ?? ''),
    ...{ language: then.language, version: then.version },
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  };
}
