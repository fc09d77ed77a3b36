import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract/languages.ts';
import type { ContentPage } from '../../../contract/records.ts';
import type { Queryable } from '../../db/connection.ts';

/** A page as the portal shows it: in which language, the number of its version in that, and since when in English. */
export type LivePage = ContentPage &
  Required<Pick<ContentPage, 'language' | 'version'>> & { publishedAt: string };

/**
 * Returns the HTML pages of a code, or of all, that are live at `now`, by name, each in `language` or else in English. Of each page
 * the highest version whose publication has begun is live until its own end; an older version does not come back
 * afterwards. The English version decides whether a page is shown; a translation that is older than a major English
 * version is not.
 */
export async function livePages(
  db: Queryable,
  code: string | undefined,
  now: Date,
  language: Language,
): Promise<LivePage[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const latest = (of: Language) => sql`(
    select * from content_versions
    where page_id = p.id and language = ${of} and publish_from <= ${at}
    order by number desc limit 1
  )`;
  const { rows } = await db.execute<LivePage>(sql`
    select p.code, v.language, v.number as version, v.name, v.body, v.thumbnail_url as "thumbnailUrl",
           v.thumbnail_alt as "thumbnailAlt", v.type, english.publish_from as "publishedAt"
    from content_pages p
    cross join lateral ${latest('en')} english
    left join lateral (
      select translation.id from ${latest(language)} translation
      where (publish_until is null or publish_until > ${at})
        and saved_at >= coalesce((
          select max(saved_at) from content_versions
          where page_id = p.id and language = 'en' and major and publish_from <= ${at}
        ), '-infinity')
    ) translation on true
    join content_versions v on v.id = coalesce(translation.id, english.id)
    where ${code === undefined ? sql`true` : sql`p.code = ${code}`} and v.type = 'text/html'
      and (english.publish_until is null or english.publish_until > ${at})
    order by v.name, p.id`);
  return rows;
}
