import { afterEach, expect, test, vi } from 'vitest';
import { browserMemory, forgetSavedQueries } from './browserMemory.ts';

const { email, openedLink, sessionChanged } = browserMemory;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is kept is read, until it is forgotten', () => {
  expect(email.read()).toBeNull();
  expect(email.keep('ada@x.example')).toBe(true);
  expect(email.read()).toBe('ada@x.example');
  email.forget();
  expect(email.read()).toBeNull();
});

test.each(['not JSON', 'null', ''])('%o that somebody else wrote has no fields', (text) => {
  sessionStorage.setItem('hub.openedLink', text);
  expect(openedLink.readFields()).toEqual({});
});

test('a browser that forbids its store, or whose store is full, keeps nothing, and nothing breaks', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
  }
  expect(email.keep('ada@x.example')).toBe(false);
  expect(email.read()).toBeNull();
  email.forget();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  expect(email.read()).toBeNull();
  expect(forgetSavedQueries).not.toThrow();
});

test('another tab is heard by the key alone, until nobody listens', () => {
  const heard = vi.fn();
  const stop = sessionChanged.onOtherTab(heard);
  const say = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  say('hub.email', 'x');
  say('hub.sessionChanged', null);
  say('hub.sessionChanged', 'in 1');
  stop();
  say('hub.sessionChanged', 'in 2');
  expect(heard.mock.calls).toEqual([['in 1']]);
});

test('queries that staff have saved are forgotten, and nothing else', () => {
  localStorage.setItem('RaStore.hub.staff.1.agencies.savedQueries', '[]');
  localStorage.setItem('RaStore.hub.staff.1.theme', 'dark');
  forgetSavedQueries();
  expect(Object.keys(localStorage)).toEqual(['RaStore.hub.staff.1.theme']);
});
