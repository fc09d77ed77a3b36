import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { perHub } from '../../providers/perHub.ts';

/**
 * What was read for a visitor, in the portal and in the console. A refusal is no accident and is not tried again, nor
 * is what took its two minutes (specification §8); a network that failed is, once.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 &&
          (!(error instanceof ApiError) || error.code === 'NETWORK' || error.status >= 500),
        // Nobody caused such a call, and it would prolong the session (decision F5).
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });

const queryClientOf = perHub(createQueryClient);

/**
 * The visitor's query client. What was answered for one person isn't shown to another, and what may be done is asked
 * again when it may change.
 */
export function useFreshQueries(): QueryClient {
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
