import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import { type Language, translated } from '../../contract/languages.ts';
import type {
  ContentRecord,
  ContentVersion,
  ContentVersionText,
  Translations,
} from '../../contract/staff/content.ts';
import type { PageState, VersionState } from '../../contract/staff/words.ts';
import type { Queryable } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { accounts, contentPages, contentVersions } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';

type Version = Pick<
  typeof contentVersions.$inferSelect,
  'number' | 'publishFrom' | 'publishUntil' | 'major' | 'savedAt'
> & { author: string | null };

/**
 * Returns the state of each version at `now`, by the rule of server/content/live.ts.
 * @param versions of one page, the latest first
 */
function statesOf(versions: readonly Version[], now: Date): VersionState[] {
  const shown = versions.find(({ publishFrom }) => publishFrom && publishFrom <= now)?.number;
  return versions.map(({ number, publishFrom, publishUntil }, index) => {
    if (!publishFrom) return index === 0 ? 'DRAFT' : 'REPLACED';
    if (publishUntil && publishUntil <= now) return 'ENDED';
    if (publishFrom > now) return 'SCHEDULED';
    return number === shown ? 'LIVE' : 'REPLACED';
  });
}

const pageStateOf = (states: readonly VersionState[]): PageState =>
  (['LIVE', 'SCHEDULED'] as const).find((state) => states.includes(state)) ?? 'OFFLINE';

/** How far the translations of page `p` are at a time: against the English text that is published last, or else written. */
export const translationsOf = (at: SQL) => sql`(
  select jsonb_object_agg(translated.language, case
    when t.saved_at is null or t.publish_until <= ${at} then 'MISSING'
    when t.saved_at < english.saved_at then 'OUTDATED' else 'CURRENT' end)
  from unnest(${sql.param([...translated])}::text[]) translated (language)
  cross join lateral (
    select saved_at from content_versions where page_id = p.id and language = 'en'
    order by publish_from is null, number desc limit 1
  ) english
  left join lateral (
    select saved_at, publish_until from content_versions
    where page_id = p.id and language = translated.language and publish_from is not null
    order by number desc limit 1
  ) t on true
)`;

const noText = { name: '', body: '', thumbnailUrl: '', thumbnailAlt: '' };
const asText = ({ name, body, thumbnailUrl, thumbnailAlt }: typeof noText) => ({
  name,
  body,
  thumbnailUrl,
  thumbnailAlt,
});

/** Returns a page in a language with the text of its latest version, and all versions. @throws NotFound */
export async function contentRecord(
  db: Queryable,
  id: string,
  language: Language,
  now: Date,
): Promise<ContentRecord> {
  const [page] = await db
    .select({
      code: contentPages.code,
      revision: contentPages.revision,
      translations: sql<Translations>`(select ${translationsOf(timestamptz(now))} from content_pages p where p.id = ${id})`,
    })
    .from(contentPages)
    .where(eq(contentPages.id, id));
  const english = await db.query.contentVersions.findFirst({
    where: and(eq(contentVersions.pageId, id), eq(contentVersions.language, 'en')),
    orderBy: desc(contentVersions.number),
  });
  const rows = await db
    .select({ version: contentVersions, author: accounts.name })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.authorId))
    .where(and(eq(contentVersions.pageId, id), eq(contentVersions.language, language)))
    .orderBy(desc(contentVersions.number));
  if (!page || !english) throw new NotFound();
  const versions = rows.map(({ version, author }) => ({ ...version, author }));
  const states = statesOf(versions, now);
  return {
    id,
    code: page.code,
    revision: page.revision,
    language,
    translations: page.translations,
    english: language === 'en' ? null : asText(english),
    state: pageStateOf(states),
    draft: states[0] === 'DRAFT',
    ...asText(rows[0]?.version ?? { ...noText, thumbnailUrl: english.thumbnailUrl }),
    versions: versions.map((version, index) => toVersion(version, states[index] ?? 'DRAFT')),
  };
}

const toVersion = (version: Version, state: VersionState): ContentVersion => ({
  number: version.number,
  state,
  publishFrom: iso(version.publishFrom),
  publishUntil: iso(version.publishUntil),
  major: version.major,
  author: version.author,
  savedAt: version.savedAt.toISOString(),
});

export async function versionText(
  db: Queryable,
  id: string,
  language: Language,
  number: number,
): Promise<ContentVersionText> {
  const version = await db.query.contentVersions.findFirst({
    columns: { number: true, name: true, body: true, thumbnailUrl: true, thumbnailAlt: true },
    where: and(
      eq(contentVersions.pageId, id),
      eq(contentVersions.language, language),
      eq(contentVersions.number, number),
    ),
  });
  if (!version) throw new NotFound();
  return version;
}
