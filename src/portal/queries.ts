import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { perHub } from '#providers/perHub.ts';

/**
 * The query client of a visitor, in portal and console. A refused call is not retried, nor one that timed out after two
 * minutes (specification §8); a network failure is retried once. What a person sends while offline fails at once, and
 * stays where it was typed: react-query would wait in silence, and send it whenever the network is back.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Otherwise a page that is opened while offline would show its skeleton forever.
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 1 &&
          (!(error instanceof ApiError) || error.code === 'NETWORK' || error.status >= 500),
        // A refetch is no activity of the person, and would prolong the session (decision F5).
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });

const queryClientOf = perHub(createQueryClient);

/**
 * The visitor's query client. It is cleared when another person signs in, and permissions are queried again when they
 * may have changed.
 */
export function useVisitorQueryClient(): QueryClient {
  const hub = useHub();
  const { session } = hub;
  const queryClient = queryClientOf(hub);
  useEffect(() => {
    let person = session.profile()?.provider.accountId;
    return session.subscribe(() => {
      const now = session.profile()?.provider.accountId;
      if (now !== person) queryClient.clear();
      else void queryClient.invalidateQueries({ queryKey: ['auth'] });
      person = now;
    });
  }, [session, queryClient]);
  return queryClient;
}
