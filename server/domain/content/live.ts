import { sql } from 'drizzle-orm';
import type { ContentPage } from '../../../contract/records.ts';
import type { Queryable } from '../../db/connection.ts';

/** A page as the portal shows it, with the number of its version. */
export type LivePage = ContentPage & { number: number };

/**
 * Returns the HTML pages of a code that are live at `now`, by name. Of each page the highest version whose publication
 * has begun is live until its own end; an older version does not come back afterwards.
 */
export async function livePages(db: Queryable, code: string, now: Date): Promise<LivePage[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<LivePage>(sql`
    select p.code, v.number, v.name, v.body, v.thumbnail_url as "thumbnailUrl",
           v.thumbnail_alt as "thumbnailAlt", v.type
    from content_pages p
    cross join lateral (
      select * from content_versions
      where page_id = p.id and publish_from <= ${at}
      order by number desc limit 1
    ) v
    where p.code = ${code} and v.type = 'text/html'
      and (v.publish_until is null or v.publish_until > ${at})
    order by v.name, p.id`);
  return rows;
}
