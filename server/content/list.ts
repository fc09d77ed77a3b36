import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { searchWords } from '../../contract/folded.ts';
import type { ContentRow, contentListQuery } from '../../contract/staff/content.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Database } from '../core/db/connection.ts';
import { readList } from '../core/db/list.ts';
import { hasWords, timestamptz } from '../core/db/rows.ts';
import { translationsOf } from './record.ts';

type Query = z.output<typeof contentListQuery>;

/** Lists pages with their state at `now`, by the rule of server/content/live.ts. */
export function listContent(db: Database, { filter, ...order }: Query, now: Date) {
  const at = timestamptz(now);
  const page = sql`(
    select p.id, p.code, p.updated_at, latest.name, latest.publish_from is null as draft,
      ${translationsOf(at)} as translations,
      live.publish_until,
      case when live.number is not null and coalesce(live.publish_until > ${at}, true) then 'LIVE'
           when exists (select from content_versions w where w.page_id = p.id and w.language = 'en' and w.publish_from > ${at})
           then 'SCHEDULED' else 'OFFLINE' end as state
    from content_pages p
    join lateral (
      select name, publish_from from content_versions where page_id = p.id and language = 'en'
      order by number desc limit 1
    ) latest on true
    left join lateral (
      select number, publish_until from content_versions
      where page_id = p.id and language = 'en' and publish_from <= ${at} order by number desc limit 1
    ) live on true
  ) as page`;
  return readList<ContentRow, Query['sort'][0]>(
    db,
    {
      columns: sql`page.id, page.code, page.name, page.state, page.draft, page.translations,
        page.publish_until as "publishUntil", page.updated_at as "updatedAt"`,
      from: page,
      where: [...conditionsOf(filter)],
      orderBy: {
        code: sql`page.code`,
        name: inOrder(sql`folded(page.name)`),
        updatedAt: sql`page.updated_at`,
      },
      key: sql`page.id`,
    },
    order,
  );
}

function* conditionsOf({
  id,
  q,
  code,
  state,
  draft,
  translation,
}: Query['filter']): Generator<SQL> {
  if (id) yield id.length > 0 ? sql`page.id in ${id}` : sql`false`;
  if (q) yield hasWords(sql`folded(page.name || ' ' || page.code)`, searchWords(q));
  if (code) yield sql`page.code = ${code}`;
  if (state) yield sql`page.state = ${state}`;
  if (translation)
    yield sql`${translation} in (select value from jsonb_each_text(page.translations))`;
  if (draft) yield sql`page.draft = ${draft === 'true'}`;
}
