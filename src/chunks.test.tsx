import { expect, test, vi } from 'vitest';
import { testHub } from '../providers/testing/hub.ts';
import { fetchPortalWhenIdle } from './chunks.ts';

test.each([
  ['is prefetched when the browser is idle', undefined, 1],
  ['is prefetched over a connection that need not save data', { saveData: false }, 1],
  ['is not prefetched for somebody who saves data', { saveData: true }, 0],
])('the portal %s', (_, connection, times) => {
  const whenIdle = vi.fn();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('navigator', { connection });
  fetchPortalWhenIdle(testHub());
  expect(whenIdle).toHaveBeenCalledTimes(times);
});
