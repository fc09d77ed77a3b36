import { useEffect, useState } from 'react';
import { ApiError } from '../../providers/apiError.ts';

/**
 * What `read` answers for `key`, read again by `retry`. For the pages that the server renders: with react-query, which
 * reads for the portal, they would be larger than 120 KB, and its cache would be one for all requests of the server.
 */
export function useRead<T>(key: string, read: (signal: AbortSignal) => Promise<T>) {
  const [answer, setAnswer] = useState<{ data?: T; error?: unknown }>({});
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is read, and another try
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setAnswer({});
    read(signal).then(
      (data) => setAnswer({ data }),
      (error) => signal.aborted || setAnswer({ error }),
    );
    return () => controller.abort();
  }, [key, tries]);

  const error = answer.error instanceof ApiError ? answer.error : undefined;
  // The boundary of the page shows what is no refusal.
  if (answer.error && !error) throw answer.error;
  return { data: answer.data, error, retry: () => setTries(tries + 1) };
}
