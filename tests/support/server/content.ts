import { contentPages, contentVersions } from '../../../server/core/db/schema.ts';
import type { TestApp } from './testApp.ts';

/** Inserts a content page without any validation. */
export async function addPage(
  { db, clock }: TestApp,
  page: { code: string; name: string; body: string; type?: string; published?: boolean },
): Promise<void> {
  const { code, published = true, ...says } = page;
  const now = clock.now();
  const [{ id: pageId } = { id: '' }] = await db
    .insert(contentPages)
    .values({ code, updatedAt: now })
    .returning();
  const publishFrom = published ? now : null;
  await db
    .insert(contentVersions)
    .values({ ...says, pageId, number: 1, publishFrom, savedAt: now });
}
