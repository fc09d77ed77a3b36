import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvitationRow } from './invitationModel.ts';
import { invitation } from './testInvitations.ts';
import { pauseBefore, useInvitationPolling } from './useInvitationPolling.ts';

const waiting = invitation({ email: 'w@x.example', status: null });
const settled = invitation();

function poll(rows: InvitationRow[] | undefined, refresh = vi.fn(async () => {})) {
  const hook = renderHook((rows) => useInvitationPolling(rows, refresh), { initialProps: rows });
  return { ...hook, refresh };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks with growing pauses, up to a bound', () => {
  const pauses = Array.from({ length: 12 }, (_, at) => pauseBefore(at, true));
  expect(pauses[0]).toBe(1500);
  expect(pauses.slice(0, 5)).toEqual([...pauses.slice(0, 5)].sort((a, b) => a - b));
  expect(new Set(pauses.slice(0, 5)).size).toBe(5);
  expect(Math.max(...pauses)).toBe(30_000);
});

describe('useInvitationPolling', () => {
  it('looks again and again while a row waits', async () => {
    const { refresh } = poll([waiting, settled]);
    await pass(pauseBefore(0, true) - 1);
    expect(refresh).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(pauseBefore(1, true));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('goes on after a look that failed', async () => {
    const { refresh } = poll(
      [waiting],
      vi.fn(async () => {
        throw new Error('no network');
      }),
    );
    await pass(pauseBefore(0, true) + pauseBefore(1, true));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('slows down when all rows are settled', async () => {
    const { refresh, rerender } = poll([waiting]);
    rerender([{ ...waiting, status: 'INVITED' }]);
    await pass(pauseBefore(0, false) - 1);
    expect(refresh).not.toHaveBeenCalled();
    await pass(1);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does not ask while the page is hidden, nor before there are rows, nor after it has gone', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { refresh, unmount } = poll([waiting]);
    await pass(10 * 60_000);
    expect(refresh).not.toHaveBeenCalled();

    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await pass(0);
    expect(refresh).toHaveBeenCalledOnce();
    await pass(pauseBefore(1, true) - 1);
    expect(refresh).toHaveBeenCalledOnce();

    unmount();
    await pass(10 * 60_000);
    expect(refresh).toHaveBeenCalledOnce();

    const early = poll(undefined);
    await pass(10 * 60_000);
    expect(early.refresh).not.toHaveBeenCalled();
  });
});
