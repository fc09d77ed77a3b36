import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleMutation } from './useSingleMutation.ts';

function start(answer: (what: string) => Promise<string>) {
  const run = vi.fn((what: string) => answer(what));
  const client = new QueryClient();
  const { result } = renderHook(() => useSingleMutation({ mutationFn: run }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { run, result };
}

it('starts no second time while the first runs, and again afterwards', async () => {
  const { run, result } = start(async (what) => `${what} is done`);
  const results: Promise<string>[] = [];
  act(() => {
    result.current.mutate('one');
    result.current.mutate('two');
    results.push(result.current.mutateAsync('three'));
  });
  await expect(results[0]).resolves.toBe('one is done');
  await waitFor(() => expect(result.current.data).toBe('one is done'));
  expect(run).toHaveBeenCalledOnce();

  act(() => result.current.mutate('four'));
  await waitFor(() => expect(result.current.data).toBe('four is done'));
  expect(run).toHaveBeenCalledTimes(2);
});

it('a single mutation returns its error, and can be started again', async () => {
  const { run, result } = start(() => Promise.reject(new Error('refused')));
  act(() => result.current.mutate('one'));
  await waitFor(() => expect(result.current.error).toEqual(new Error('refused')));
  await act(() => expect(result.current.mutateAsync('two')).rejects.toThrow('refused'));
  expect(run).toHaveBeenCalledTimes(2);
});
