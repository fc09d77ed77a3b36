import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cleanHtml } from '#src/guest/kit/cleanHtml.ts';

/**
 * Returns the sanitized HTML of a content page (decision H2); undefined until it is sanitized. Where the text of a shown
 * page changes, the page stays mounted meanwhile.
 */
export function useCleanHtml(body: string): string | undefined {
  // biome-ignore lint/plugin: no call
  const { data } = useQuery({
    queryKey: ['cleanHtml', body],
    queryFn: () => cleanHtml(body),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return data;
}
