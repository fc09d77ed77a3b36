import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Language, languageCodes } from '../../contract/languages.ts';
import { typeset } from '../../words/typeset.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, contentPages, contentVersions } from '../core/db/schema.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { liveVersions } from './live.ts';

/** Emails pages that were published as news to the accredited associates who chose news. */
export const run = (job: JobRun): Promise<number> =>
  inBatches(job, (tx) => sendBatch(tx, job.now), 1);

/**
 * Stores the emails to the next readers of the page whose turn it is. Returns how many rows were processed: the page, which may
 * have no readers left, and these.
 */
async function sendBatch(tx: Transaction, now: Date): Promise<number> {
  const [version] = await tx
    .select({
      id: contentVersions.id,
      pageId: contentVersions.pageId,
      after: contentVersions.newsAfter,
      code: contentPages.code,
    })
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.pageId))
    .where(and(eq(contentVersions.news, true), lte(contentVersions.publishFrom, now)))
    .orderBy(asc(contentVersions.publishFrom))
    .limit(1)
    .for('update', { of: contentVersions, skipLocked: true });
  if (!version) return 0;
  const { id, pageId, after, code } = version;
  const names = await namesOf(tx, pageId, now);
  const readers = names ? await readersOf(tx, after) : [];
  if (names) {
    await enqueueMails(
      tx,
      readers.map(({ email, language }) => ({
        to: email,
        template: 'news' as const,
        params: { page: names[language], code },
        now,
      })),
    );
  }
  const last = readers.length === BATCH ? readers.at(-1) : undefined;
  await tx
    .update(contentVersions)
    .set({ news: last !== undefined, newsAfter: last?.id ?? null })
    .where(eq(contentVersions.id, id));
  return 1 + readers.length;
}

/** Returns the name of a page in each language, or undefined if it is offline by now. */
async function namesOf(
  tx: Transaction,
  pageId: string,
  now: Date,
): Promise<Record<Language, string> | undefined> {
  const names: Partial<Record<Language, string>> = {};
  for (const language of languageCodes) {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from (${liveVersions([language], now)}) live where page_id = ${pageId}`,
    );
    if (!rows[0]) return undefined;
    names[language] = typeset(language, rows[0].name);
  }
  return names as Record<Language, string>;
}

/** Returns the next of those who can open the page and chose news. */
async function readersOf(tx: Transaction, after: string | null) {
  const readers = await tx
    .select({ id: accounts.id, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(
      and(
        eq(accounts.wantsNews, true),
        eq(accounts.enabled, true),
        eq(accounts.associate, true),
        inArray(accounts.associateStatus, ['ACCREDITED', 'PENDING_RENEWAL']),
        after === null ? undefined : gt(accounts.id, after),
      ),
    )
    .orderBy(accounts.id)
    .limit(BATCH);
  return readers.map((reader) => ({ ...reader, language: reader.language ?? 'en' }));
}
