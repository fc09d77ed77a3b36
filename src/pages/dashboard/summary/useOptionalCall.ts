import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../../providers/apiError.ts';
import { useHub } from '../../../../providers/HubContext.ts';

type Read = 'team' | 'reportSums' | 'newContent';

/** What a call returns; null where the back end has no such call (specification §7), or the gate has closed. */
export function useOptionalCall<Name extends Read>(
  name: Name,
  { enabled, query }: { enabled: boolean; query?: Record<string, string> },
) {
  const { call } = useHub();
  return useQuery({
    queryKey: ['dashboard', name, query],
    queryFn: async ({ signal }) => {
      try {
        return await call(name, { signal, background: true, ...(query && { query }) });
      } catch (error) {
        if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
        throw error;
      }
    },
    enabled,
    retry: false,
  });
}
