import { useQuery } from '@tanstack/react-query';
import { cleanHtml } from '../../components/cleanHtml.ts';

/** Returns the sanitized HTML of a content page (decision H2); undefined until it is sanitized. */
export function useCleanHtml(body: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['cleanHtml', body],
    queryFn: () => cleanHtml(body),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data;
}
