import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { DataProviderContext } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#providers/apiError.ts';
import { apiKey, useApiMutation, useApiQuery } from './useApi.ts';

/** Around a hook: a data provider whose calls are answered so. */
function calls(answer: (...sent: never[]) => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DataProviderContext value={{ call: answer } as never}>{children}</DataProviderContext>
    </QueryClientProvider>
  );
}

function start(answer: (what: string) => Promise<string>) {
  const run = vi.fn((what: string) => answer(what));
  const { result } = renderHook(() => useApiMutation((_, what: string) => run(what)), {
    wrapper: calls(async () => undefined),
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

it('what a call reads is kept by its name and what was sent, below a resource of the same path', () => {
  expect(apiKey('GET texts')).toEqual(['texts']);
  const sent = { params: { id: 'p1', number: '2' }, query: { language: 'en' } };
  const path = ['content', ':id', 'versions', ':number'];
  expect(apiKey('GET content/:id/versions/:number', sent)).toEqual([...path, sent]);
});

it('two files are two reads, though they go by the same call', () => {
  const of = (name: string) =>
    JSON.stringify(apiKey('previewReport', { file: new File([], name) }));
  expect(of('q1.xlsx')).not.toBe(of('q2.xlsx'));
});

const refused = (status: number) => new ApiError('No.', { status, diagId: 'd' });

it('a read that is refused with a status that means nothing is null, and any other refusal an error', async () => {
  const none = renderHook(() => useApiQuery('factors', {}, { nullOn: [404] }), {
    wrapper: calls(() => Promise.reject(refused(404))),
  });
  await waitFor(() => expect(none.result.current.data).toBeNull());
  const failed = renderHook(() => useApiQuery('factors', {}, { nullOn: [404] }), {
    wrapper: calls(() => Promise.reject(refused(403))),
  });
  await waitFor(() => expect(failed.result.current.error).toEqual(refused(403)));
});
