import type { ContentPage } from '#contract/records.ts';
import type { Api } from '#providers/api.ts';
import { allContentOf } from '#providers/content.ts';
import { cleanHtml } from '../kit/cleanHtml.ts';

/** Reads all pages of a code, with clean HTML. */
export async function readClean(
  call: Api['call'],
  wanted: Parameters<typeof allContentOf>[1],
  signal?: AbortSignal,
): Promise<ContentPage[]> {
  const pages = await allContentOf(call, wanted, signal);
  return Promise.all(pages.map(async (page) => ({ ...page, body: await cleanHtml(page.body) })));
}
