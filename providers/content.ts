import type { ContentPage } from '../contract/records.ts';
import type { Api } from './api.ts';
import { ApiError } from './apiError.ts';

/** The pages of a code. Where the server knows none it answers 404 (decision C9). */
export async function contentOf(
  call: Api['call'],
  endpoint: 'contentByCode' | 'contentAllByCode',
  code: string,
  signal?: AbortSignal,
): Promise<ContentPage[]> {
  try {
    return (await call(endpoint, { params: { code }, signal })).content;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** All HTML pages of a code, sorted by name (specification §7). */
export async function allContentOf(
  call: Api['call'],
  code: string,
  signal?: AbortSignal,
): Promise<ContentPage[]> {
  const pages = await contentOf(call, 'contentAllByCode', code, signal);
  return pages
    .filter(({ type }) => type === 'text/html')
    .sort((a, b) => a.name.localeCompare(b.name));
}
