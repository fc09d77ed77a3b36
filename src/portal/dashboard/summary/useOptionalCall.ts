import { useQuery } from '@tanstack/react-query';
import type { CallOptions, ResponseOf } from '#providers/api.ts';
import { onStatus } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';

type Read = 'team' | 'reportSums' | 'newContent';

/** What a call returns; null where the back end has no such call (specification §7), or the gate has closed. */
export function useOptionalCall<Name extends Read>(
  name: Name,
  { enabled, query }: { enabled: boolean; query?: CallOptions['query'] },
) {
  const { call, language } = useHub();
  return useQuery({
    // The names of pages are in the reader's language.
    queryKey: ['dashboard', name, language, query],
    queryFn: ({ signal }) => {
      const answer = call<Read>(name, { signal, background: true, ...(query && { query }) });
      return (answer as Promise<ResponseOf<Name>>).catch(onStatus([403, 404], null));
    },
    enabled,
    retry: false,
  });
}
