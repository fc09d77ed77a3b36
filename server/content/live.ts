import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { ContentPage } from '../../contract/records.ts';
import type { Queryable } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';

/** A page as the portal shows it: in which language, the number of its version in that, and since when in English. */
export type LivePage = ContentPage &
  Required<Pick<ContentPage, 'language' | 'version'>> & { pageId: string; publishedAt: string };

/**
 * Returns a statement of the versions that readers of these languages see at `now`, with the code of their pages: of
 * each HTML page the one in the reader's language, or else in English. The highest version whose publication has begun
 * is live until its own end; an older version does not come back afterwards. The English version decides whether a page
 * is shown; a translation that is older than a major English version is not.
 */
export function liveVersions(languages: readonly Language[], now: Date): SQL {
  const at = timestamptz(now);
  const latest = (language: SQL) => sql`(
    select * from content_versions
    where page_id = p.id and language = ${language} and publish_from <= ${at}
    order by number desc limit 1
  )`;
  return sql`
    select p.code, v.*, english.publish_from as published_at
    from content_pages p
    cross join lateral ${latest(sql`'en'`)} english
    cross join unnest(${sql.param([...languages])}::text[]) as reader(language)
    left join lateral (
      select translation.id from ${latest(sql`reader.language`)} translation
      where (publish_until is null or publish_until > ${at})
        and saved_at >= coalesce((
          select max(saved_at) from content_versions
          where page_id = p.id and language = 'en' and major and publish_from <= ${at}
        ), '-infinity')
    ) translation on true
    join content_versions v on v.id = coalesce(translation.id, english.id)
    where v.type = 'text/html' and (english.publish_until is null or english.publish_until > ${at})`;
}

/** Returns the live pages of a code, or of all, by name, for a reader of `language`. */
export async function livePages(
  db: Queryable,
  code: string | undefined,
  now: Date,
  language: Language,
): Promise<LivePage[]> {
  const { rows } = await db.execute<LivePage>(sql`
    select page_id as "pageId", code, language, number as version, name, body, thumbnail_url as "thumbnailUrl",
           thumbnail_alt as "thumbnailAlt", type, published_at as "publishedAt"
    from (${liveVersions([language], now)}) live
    where ${code === undefined ? sql`true` : sql`code = ${code}`}
    order by name, page_id`);
  return rows;
}
