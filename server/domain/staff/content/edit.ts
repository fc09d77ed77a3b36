import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isBlankHtml } from '../../../../contract/contentHtml.ts';
import type { MessageKey } from '../../../../contract/messages.ts';
import type {
  contentForm,
  newContentForm,
  publishForm,
} from '../../../../contract/staff/content.ts';
import { ACKNOWLEDGED_CODE } from '../../../../contract/staff/words.ts';
import { recordAudit } from '../../../audit.ts';
import type { Transaction } from '../../../db/connection.ts';
import { contentPages, contentVersions } from '../../../db/schema.ts';
import { Conflict, invalidFields, NotFound } from '../../../errors.ts';
import { formDiff } from '../../form-diff.ts';
import { sanitise } from '../../sanitise.ts';

type Version = typeof contentVersions.$inferSelect;
type Text = Pick<Version, 'name' | 'body' | 'thumbnailUrl' | 'thumbnailAlt'>;

/** Who does it, and when. */
export interface By {
  actorId: string;
  now: Date;
}
/** Which page, and the revision that the person has seen. */
export interface Seen {
  id: string;
  revision: number;
}

/** @throws InvalidInput for a body that nests deeper than any page does */
function textOf({ name, body, thumbnailUrl, thumbnailAlt }: Text): Text {
  const clean = sanitise(body);
  if (clean === undefined) throw refuseField('body', 'validation.invalid');
  return { name, body: clean, thumbnailUrl, thumbnailAlt };
}

/** Makes a page with its first draft; nobody sees it yet. Returns its id. */
export async function createPage(
  tx: Transaction,
  { code, ...form }: z.output<typeof newContentForm>,
  { actorId, now }: By,
): Promise<string> {
  const text = textOf(form);
  const [{ id } = { id: '' }] = await tx
    .insert(contentPages)
    .values({ code, updatedAt: now })
    .returning({ id: contentPages.id });
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

/** Saves what a page shall say: into its draft, or into a new one. */
export async function saveDraft(
  tx: Transaction,
  seen: Seen,
  form: z.output<typeof contentForm>,
  by: By,
): Promise<void> {
  const latest = await touch(tx, seen, by.now);
  await write(tx, latest, textOf(form), 'saveDraft', by);
}

/** Makes an earlier version the draft. @throws NotFound where there is no such version */
export async function restoreVersion(
  tx: Transaction,
  seen: Seen,
  number: number,
  by: By,
): Promise<void> {
  const latest = await touch(tx, seen, by.now);
  const earlier = await tx.query.contentVersions.findFirst({
    where: and(eq(contentVersions.pageId, seen.id), eq(contentVersions.number, number)),
  });
  if (!earlier) throw new NotFound();
  await write(tx, latest, textOf(earlier), 'restoreVersion', by, { restored: number });
}

async function write(
  tx: Transaction,
  latest: Version,
  text: Text,
  event: string,
  { actorId, now }: By,
  more: Record<string, unknown> = {},
): Promise<void> {
  const saved = { ...text, authorId: actorId, savedAt: now };
  const number = latest.publishFrom ? latest.number + 1 : latest.number;
  if (number === latest.number) {
    await tx.update(contentVersions).set(saved).where(eq(contentVersions.id, latest.id));
  } else {
    await tx.insert(contentVersions).values({ ...saved, pageId: latest.pageId, number });
  }
  const changed = formDiff(textOf(latest), text);
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id: latest.pageId },
    event,
    before: { version: latest.number, ...changed.before },
    after: { version: number, ...more, ...changed.after },
    at: now,
  });
}

/**
 * Publishes the draft, or the latest version anew with another schedule. From its time on it takes the place of the
 * version before.
 * @throws InvalidInput for an empty page, an end that is past, or a demand to acknowledge what nobody acknowledges
 */
export async function publish(
  tx: Transaction,
  seen: Seen,
  form: z.output<typeof publishForm>,
  { actorId, now }: By,
): Promise<void> {
  const latest = await touch(tx, seen, now);
  const page = await tx.query.contentPages.findFirst({
    columns: { code: true },
    where: eq(contentPages.id, seen.id),
  });
  const publishFrom = form.publishFrom ? new Date(form.publishFrom) : now;
  const publishUntil = form.publishUntil ? new Date(form.publishUntil) : null;
  if (isBlankHtml(latest.body)) throw refuseField('body', 'validation.required');
  if (publishUntil && publishUntil <= now) throw refuseField('publishUntil', 'validation.invalid');
  if (form.major && page?.code !== ACKNOWLEDGED_CODE) {
    throw refuseField('major', 'validation.invalid');
  }

  const schedule = { publishFrom, publishUntil, major: form.major, enforcedAt: null };
  const again = latest.publishFrom !== null;
  // What was shown stays on record as it was shown: a schedule that changes it is a version of its own.
  const number = again && (latest.publishFrom ?? now) <= now ? latest.number + 1 : latest.number;
  if (number === latest.number) {
    await tx.update(contentVersions).set(schedule).where(eq(contentVersions.id, latest.id));
  } else {
    await tx.insert(contentVersions).values({
      ...textOf(latest),
      ...schedule,
      pageId: seen.id,
      number,
      authorId: actorId,
      savedAt: now,
    });
  }
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id: seen.id },
    event: 'publishPage',
    before: { publishFrom: latest.publishFrom, publishUntil: latest.publishUntil },
    after: {
      version: number,
      code: page?.code,
      name: latest.name,
      publishFrom,
      publishUntil,
      major: form.major,
    },
    at: now,
  });
}

/** Takes a page out of the portal at once; what waits for its time goes back to being a draft. */
export async function takeOffline(
  tx: Transaction,
  seen: Seen,
  { actorId, now }: By,
): Promise<void> {
  await touch(tx, seen, now);
  const versions = await tx.query.contentVersions.findMany({
    where: eq(contentVersions.pageId, seen.id),
    orderBy: desc(contentVersions.number),
  });
  const published = versions.filter(({ publishFrom }) => publishFrom !== null);
  const shown = published.find(({ publishFrom }) => publishFrom && publishFrom <= now);
  const waiting = published.filter(({ publishFrom }) => publishFrom && publishFrom > now);
  const on = shown && (!shown.publishUntil || shown.publishUntil > now);
  if (!on && waiting.length === 0) throw new Conflict('error.alreadyMoved');
  if (on) {
    await tx
      .update(contentVersions)
      .set({ publishUntil: now })
      .where(eq(contentVersions.id, shown.id));
  }
  for (const { id } of waiting) {
    await tx
      .update(contentVersions)
      .set({ publishFrom: null, publishUntil: null, major: false })
      .where(eq(contentVersions.id, id));
  }
  await recordAudit(tx, {
    actorId,
    subject: { type: 'content', id: seen.id },
    event: 'takeOffline',
    before: { version: on ? shown.number : null, scheduled: waiting.map(({ number }) => number) },
    after: { publishUntil: now },
    at: now,
  });
}

/** Takes the page for this transaction, and returns its latest version. @throws Conflict where somebody was quicker */
async function touch(tx: Transaction, { id, revision }: Seen, now: Date): Promise<Version> {
  const [page] = await tx
    .update(contentPages)
    .set({ revision: revision + 1, updatedAt: now })
    .where(and(eq(contentPages.id, id), eq(contentPages.revision, revision)))
    .returning({ id: contentPages.id });
  const latest = await tx.query.contentVersions.findFirst({
    where: eq(contentVersions.pageId, id),
    orderBy: desc(contentVersions.number),
  });
  if (!latest) throw new NotFound();
  if (!page) throw new Conflict('error.stale');
  return latest;
}

const refuseField = (field: string, key: MessageKey) => invalidFields({ [field]: { key } });
