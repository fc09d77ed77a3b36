import { and, desc, eq } from 'drizzle-orm';
import type {
  ContentRecord,
  ContentVersion,
  ContentVersionText,
} from '../../../../contract/staff/content.ts';
import type { PageState, VersionState } from '../../../../contract/staff/words.ts';
import { iso } from '../../../clock.ts';
import type { Queryable } from '../../../db/connection.ts';
import { accounts, contentPages, contentVersions } from '../../../db/schema.ts';
import { NotFound } from '../../../errors.ts';

type Version = Pick<
  typeof contentVersions.$inferSelect,
  'number' | 'publishFrom' | 'publishUntil' | 'major' | 'savedAt'
> & { author: string | null };

/**
 * Returns the state of each version at `now`, by the rule of server/domain/content/live.ts.
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

/** Returns a page with the text of its latest version, and all versions. @throws NotFound */
export async function contentRecord(db: Queryable, id: string, now: Date): Promise<ContentRecord> {
  const page = await db.query.contentPages.findFirst({ where: eq(contentPages.id, id) });
  const rows = await db
    .select({
      version: contentVersions,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.authorId))
    .where(eq(contentVersions.pageId, id))
    .orderBy(desc(contentVersions.number));
  const latest = rows[0]?.version;
  if (!page || !latest) throw new NotFound();
  const versions = rows.map(({ version, firstName, lastName }) => ({
    ...version,
    author: firstName === null ? null : `${firstName} ${lastName}`,
  }));
  const states = statesOf(versions, now);
  return {
    id,
    code: page.code,
    revision: page.revision,
    state: pageStateOf(states),
    draft: states[0] === 'DRAFT',
    name: latest.name,
    body: latest.body,
    thumbnailUrl: latest.thumbnailUrl,
    thumbnailAlt: latest.thumbnailAlt,
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

/** Returns the text of a version. @throws NotFound */
export async function versionText(
  db: Queryable,
  id: string,
  number: number,
): Promise<ContentVersionText> {
  const version = await db.query.contentVersions.findFirst({
    columns: { number: true, name: true, body: true, thumbnailUrl: true, thumbnailAlt: true },
    where: and(eq(contentVersions.pageId, id), eq(contentVersions.number, number)),
  });
  if (!version) throw new NotFound();
  return version;
}
