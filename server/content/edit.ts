import { and, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { cleanText, isText } from '../../contract/characters.ts';
import { isBlankHtml } from '../../contract/contentHtml.ts';
import type { Language } from '../../contract/languages.ts';
import type { contentForm, newContentForm, publishForm } from '../../contract/staff/content.ts';
import { isNews, majorCodes } from '../../contract/staff/words.ts';
import { type AuditEvent, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { contentPages, contentVersions } from '../core/db/schema.ts';
import { Conflict, invalidField, NotFound } from '../core/errors.ts';
import { formDiff } from '../core/formDiff.ts';
import { sanitize } from './sanitize.ts';

type Version = typeof contentVersions.$inferSelect;
type Text = Pick<Version, 'name' | 'body' | 'thumbnailUrl' | 'thumbnailAlt'>;

export interface Author {
  actorId: string;
  now: Date;
}
/** A page in a language, and the revision of it that the editor has loaded. */
export interface PageRevision {
  id: string;
  revision: number;
  language: Language;
}

/** Returns the text with a clean body. @throws InvalidInput for a body that is nested too deeply */
function textOf({ name, body, thumbnailUrl, thumbnailAlt }: Text): Text {
  const safe = sanitize(body);
  // Once more: characters may have been written as entities.
  const clean = safe === undefined ? undefined : cleanText(safe);
  if (clean === undefined || !isText(clean)) throw invalidField('body', 'validation.invalid');
  return { name, body: clean, thumbnailUrl, thumbnailAlt };
}

export async function createPage(
  tx: Transaction,
  { code, ...form }: z.output<typeof newContentForm>,
  { actorId, now }: Author,
): Promise<string> {
  const text = textOf(form);
  const { id } = one(
    await tx
      .insert(contentPages)
      .values({ code, updatedAt: now })
      .returning({ id: contentPages.id }),
  );
  await tx
    .insert(contentVersions)
    .values({ ...text, pageId: id, number: 1, authorId: actorId, savedAt: now });
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id },
    event: 'createPage',
    after: { code, version: 1, ...text },
    at: now,
  });
  return id;
}

/**
 * Saves a page's text to its draft, or to a new draft if the latest version is published. @throws Conflict, NotFound
 */
export async function saveDraft(
  tx: Transaction,
  page: PageRevision,
  form: z.output<typeof contentForm>,
  by: Author,
): Promise<void> {
  const latest = await startRevision(tx, page, by.now);
  await writeDraft(tx, page, latest, textOf(form), 'saveDraft', by);
}

/** Copies an earlier version to the draft. @throws NotFound if there is no such version, Conflict */
export async function restoreVersion(
  tx: Transaction,
  page: PageRevision,
  number: number,
  by: Author,
): Promise<void> {
  const latest = await startRevision(tx, page, by.now);
  const earlier = await tx.query.contentVersions.findFirst({
    where: and(ofLanguage(page), eq(contentVersions.number, number)),
  });
  if (!earlier) throw new NotFound();
  await writeDraft(tx, page, latest, textOf(earlier), 'restoreVersion', by, { restored: number });
}

async function writeDraft(
  tx: Transaction,
  { id: pageId, language }: PageRevision,
  latest: Version | undefined,
  text: Text,
  event: AuditEvent,
  { actorId, now }: Author,
  more: Record<string, unknown> = {},
): Promise<void> {
  const saved = { ...text, authorId: actorId, savedAt: now };
  const isDraft = latest?.publishFrom === null;
  const number = isDraft ? latest.number : (latest?.number ?? 0) + 1;
  if (isDraft) {
    await tx.update(contentVersions).set(saved).where(eq(contentVersions.id, latest.id));
  } else {
    await tx.insert(contentVersions).values({ ...saved, pageId, language, number });
  }
  const changed = formDiff(latest ? textOf(latest) : {}, text);
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id: pageId },
    event,
    before: { language, version: latest?.number ?? null, ...changed.before },
    after: { language, version: number, ...more, ...changed.after },
    at: now,
  });
}

/**
 * Publishes the draft, or publishes the latest version again with another schedule. It replaces the previous version
 * when its publication begins.
 * @throws InvalidInput for a blank page, an end in the past, a major version of a page that nobody acknowledges or agrees to, or news of a page
 * that is not for accredited associates
 */
export async function publish(
  tx: Transaction,
  page: PageRevision,
  form: z.output<typeof publishForm>,
  { actorId, now }: Author,
): Promise<void> {
  const latest = await startRevision(tx, page, now);
  const stored = await tx.query.contentPages.findFirst({
    columns: { code: true },
    where: eq(contentPages.id, page.id),
  });
  const publishFrom = form.publishFrom ? new Date(form.publishFrom) : now;
  const publishUntil = form.publishUntil ? new Date(form.publishUntil) : null;
  if (!latest || isBlankHtml(latest.body)) throw invalidField('body', 'validation.required');
  if (publishUntil && publishUntil <= now) throw invalidField('publishUntil', 'validation.invalid');
  if (form.major && (!majorCodes.includes(stored?.code ?? '') || page.language !== 'en')) {
    throw invalidField('major', 'validation.invalid');
  }
  if (form.news && !isNews(stored?.code ?? '', page.language)) {
    throw invalidField('news', 'validation.invalid');
  }

  const schedule = {
    ...{ publishFrom, publishUntil },
    ...{ major: form.major, enforcedAt: null },
    ...{ news: form.news, newsAfter: null },
  };
  const again = latest.publishFrom !== null;
  // A version that was live keeps its schedule in the history: another schedule makes a new version.
  const number = again && (latest.publishFrom ?? now) <= now ? latest.number + 1 : latest.number;
  if (number === latest.number) {
    await tx.update(contentVersions).set(schedule).where(eq(contentVersions.id, latest.id));
  } else {
    await tx.insert(contentVersions).values({
      ...textOf(latest),
      ...schedule,
      pageId: page.id,
      language: page.language,
      number,
      authorId: latest.authorId,
      savedAt: latest.savedAt,
    });
  }
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id: page.id },
    event: 'publishPage',
    before: { publishFrom: latest.publishFrom, publishUntil: latest.publishUntil },
    after: {
      language: page.language,
      version: number,
      code: stored?.code,
      name: latest.name,
      publishFrom,
      publishUntil,
      major: form.major,
      news: form.news,
    },
    at: now,
  });
}

/**
 * Takes a page offline at once, or a translation, whose readers get the English text then; scheduled versions become
 * drafts again.
 * @throws Conflict if it is offline, NotFound
 */
export async function takeOffline(
  tx: Transaction,
  page: PageRevision,
  { actorId, now }: Author,
): Promise<void> {
  await startRevision(tx, page, now);
  const versions = await tx.query.contentVersions.findMany({
    where: ofLanguage(page),
    orderBy: desc(contentVersions.number),
  });
  const published = versions.filter(({ publishFrom }) => publishFrom !== null);
  const shown = published.find(({ publishFrom }) => publishFrom && publishFrom <= now);
  const scheduled = published.filter(({ publishFrom }) => publishFrom && publishFrom > now);
  const on = shown && (!shown.publishUntil || shown.publishUntil > now);
  if (!on && scheduled.length === 0) throw new Conflict('error.alreadyMoved');
  if (on) {
    await tx
      .update(contentVersions)
      .set({ publishUntil: now })
      .where(eq(contentVersions.id, shown.id));
  }
  const ids = scheduled.map(({ id }) => id);
  await tx
    .update(contentVersions)
    .set({ publishFrom: null, publishUntil: null, major: false })
    .where(inArray(contentVersions.id, ids));
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id: page.id },
    event: 'takeOffline',
    before: {
      language: page.language,
      version: on ? shown.number : null,
      scheduled: scheduled.map(({ number }) => number),
    },
    after: { publishUntil: now },
    at: now,
  });
}

const ofLanguage = ({ id, language }: PageRevision) =>
  and(eq(contentVersions.pageId, id), eq(contentVersions.language, language));

/**
 * Increments the page's revision and returns its latest version in the language, undefined if there is none.
 * @throws Conflict if it was changed meanwhile, NotFound
 */
async function startRevision(
  tx: Transaction,
  { id, revision, language }: PageRevision,
  now: Date,
): Promise<Version | undefined> {
  const [page] = await tx
    .update(contentPages)
    .set({ revision: revision + 1, updatedAt: now })
    .where(and(eq(contentPages.id, id), eq(contentPages.revision, revision)))
    .returning({ id: contentPages.id });
  const latest = await tx.query.contentVersions.findFirst({
    where: ofLanguage({ id, revision, language }),
    orderBy: desc(contentVersions.number),
  });
  if (page) return latest;
  if ((await tx.$count(contentPages, eq(contentPages.id, id))) === 0) throw new NotFound();
  throw new Conflict('error.stale');
}
