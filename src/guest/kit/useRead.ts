import { useEffect, useState } from 'react';
import { ApiError } from '#providers/apiError.ts';

/**
 * Returns what `read` resolves with for `key`, and `retry`, which reads again. For pages that the server renders:
 * react-query, which the portal uses, would make them larger than 120 KB, and its cache would be shared by all requests
 * of the server.
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
  // The page's error boundary shows other errors.
  if (answer.error && !error) throw answer.error;
  return { data: answer.data, error, retry: () => setTries(tries + 1) };
}
