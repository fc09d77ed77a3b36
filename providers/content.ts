import { orderIn } from '#contract/dictionaryOrder.ts';
import type { Language } from '#contract/languages.ts';
import type { ContentPage } from '#contract/records.ts';
import type { Api } from './api.ts';
import { onStatus } from './apiError.ts';

interface Wanted {
  code: string;
  language: Language;
}

/** The pages of a code in a language, or else in English. Where the server knows none it answers 404 (decision C9). */
export async function contentOf(
  call: Api['call'],
  endpoint: 'contentByCode' | 'contentAllByCode',
  { code, language }: Wanted,
  signal?: AbortSignal,
): Promise<ContentPage[]> {
  const none = onStatus([404], { content: [] });
  const answer = call(endpoint, { params: { code }, query: { language }, signal });
  return (await answer.catch(none)).content;
}

/** All HTML pages of a code, sorted by name (specification §7). */
export async function allContentOf(
  call: Api['call'],
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<ContentPage[]> {
  const pages = await contentOf(call, 'contentAllByCode', wanted, signal);
  return pages.filter(({ type }) => type === 'text/html').sort(orderIn(wanted.language));
}
