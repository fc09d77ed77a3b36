import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deferred } from '#tests/support/portalPage.tsx';
import { useEach } from './useEach.ts';

it('starts nothing twice on a row, while others can be started beside it', async () => {
  const first = deferred<void>();
  const call = vi.fn(([id]: readonly string[]) =>
    id === 'ada' ? first.promise : Promise.resolve(),
  );
  const { result } = renderHook(() => useEach<string, void>({ act: call }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(() => {
    result.current.run(['ada']);
    result.current.run(['ada', 'ben']);
  });
  await waitFor(() => expect([...result.current.outcomes]).toEqual([['ben', null]]));
  act(() => first.resolve());
  await waitFor(() => expect(result.current.outcomes.get('ada')).toBeNull());
  expect(call.mock.calls.map(([ids]) => ids)).toEqual([['ada'], ['ben']]);
  act(() => result.current.run(['ada']));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
});
