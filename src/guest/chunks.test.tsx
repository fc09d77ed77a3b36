import { expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { fetchPortalWhenIdle, reloadOnStaleChunk } from './chunks.ts';

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

test.each([
  ['reloads the page', true, [], 1],
  ['does not reload a page that is being left', true, ['beforeunload'], 0],
  ['does not reload the page while offline', false, [], 0],
])('a chunk that cannot be loaded %s', (_, onLine, before, times) => {
  sessionStorage.clear();
  const page = Object.assign(new EventTarget(), { navigator: { onLine } });
  const reload = vi.fn();
  reloadOnStaleChunk(page as unknown as Window, reload);
  for (const type of [...before, 'vite:preloadError']) page.dispatchEvent(new Event(type));
  expect(reload).toHaveBeenCalledTimes(times);
});

test('a page is loaded anew for a lost chunk once a minute, and never where the browser keeps nothing', () => {
  sessionStorage.clear();
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const reload = vi.fn();
  reloadOnStaleChunk(page as unknown as Window, reload);
  const lose = () => page.dispatchEvent(new Event('vite:preloadError'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  lose();
  expect(reload).not.toHaveBeenCalled();
  lose();
  lose();
  expect(reload).toHaveBeenCalledOnce();
});
