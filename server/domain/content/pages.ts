import { isBlankHtml } from '../../../contract/contentHtml.ts';
import type { ContentPage } from '../../../contract/records.ts';
import type { Queryable } from '../../db/connection.ts';
import { sanitise } from '../sanitise.ts';
import { livePages } from './live.ts';

/** What a code may look like. Nothing else has pages, and a database can't be asked for every text (NUL). */
const CODE = /^[\w-]{1,200}$/;

/** The pages of a code that have something to show at `now`, sorted by name, their HTML clean (specification §7). */
export async function pagesToShow(db: Queryable, code: string, now: Date): Promise<ContentPage[]> {
  if (!CODE.test(code)) return [];
  const pages = await livePages(db, code, now);
  return pages
    .map(({ number: _, ...page }) => ({ ...page, body: sanitise(page.body) ?? '' }))
    .filter(({ body }) => !isBlankHtml(body))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
