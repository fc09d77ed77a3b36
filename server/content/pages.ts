import { isBlankHtml } from '../../contract/contentHtml.ts';
import { orderIn } from '../../contract/dictionaryOrder.ts';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import { CONTENT_CODE, gateOfContent } from '../../contract/pages.ts';
import type { Keep } from '../../contract/privacy.ts';
import type { ContentPage, NewPage } from '../../contract/records.ts';
import { typeset } from '../../words/typeset.ts';
import type { Queryable } from '../core/db/connection.ts';
import { periodsSection } from '../privacy/periodsSection.ts';
import { livePages } from './live.ts';
import { sanitize } from './sanitize.ts';

/** Other texts than codes may contain NUL, which PostgreSQL refuses. */
const CODE = new RegExp(`^${CONTENT_CODE}$`);

/**
 * Returns the pages of a code that are live at `now` and not blank, by name, with clean HTML (specification §7), each
 * in `language` or else in English.
 * @param keep the operator's periods, with which the page about privacy ends
 */
export async function pagesToShow(
  db: Queryable,
  code: string,
  now: Date,
  language: Language,
  keep: Keep,
): Promise<ContentPage[]> {
  if (!CODE.test(code)) return [];
  const pages = await livePages(db, code, now, language);
  return pages
    .map(({ pageId: _, publishedAt: __, ...page }) => ({
      ...page,
      name: typeset(page.language, page.name),
      body: typeset(page.language, sanitize(page.body) ?? ''),
    }))
    .filter(({ body }) => !isBlankHtml(body))
    .map((page) => (code === 'privacy' ? withPeriods(page, language, keep) : page))
    .sort(orderIn(language));
}

/** What editors say of privacy ends with what the program does. */
function withPeriods(page: ContentPage, asked: Language, keep: Keep): ContentPage {
  const { language = asked } = page;
  const body = `${page.body}${typeset(language, periodsSection(language, keep))}`;
  return { ...page, body };
}

/**
 * Returns the latest pages for accredited associates that are live and were published or changed after `since`, the
 * newest first, each with its name in `language` or else in English (decision C11).
 */
export async function newPages(
  db: Queryable,
  since: Date,
  now: Date,
  language: Language,
): Promise<NewPage[]> {
  const pages = await livePages(db, undefined, now, language);
  return pages
    .map(({ code, name, body, publishedAt }) => ({ code, name, body, at: new Date(publishedAt) }))
    .filter(
      ({ code, body, at }) =>
        at > since && gateOfContent(code) === 'accredited' && !isBlankHtml(body),
    )
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limits.newPages)
    .map(({ code, name, at }) => ({ code, name, publishedAt: at.toISOString() }));
}
