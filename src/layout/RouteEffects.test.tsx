import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteEffects } from './RouteEffects.tsx';

let grow: () => void;
const scrollTo = vi.fn((_: number, y: number) => scrolled(y));
const scrolled = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};
const long = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: height,
    configurable: true,
  });

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  scrollTo.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

let go: NavigateFunction;
function Page() {
  go = useNavigate();
  return <RouteEffects title="Page" />;
}
const start = () =>
  render(
    <MemoryRouter initialEntries={['/education']}>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );

test('a page starts at its top; going back it is where it was left, once it is long enough', async () => {
  long(4000);
  start();
  scrolled(1500);
  await act(async () => go('/news'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  long(800);
  await act(async () => go(-1));
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  long(4000);
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1500);
});

test('whoever scrolls meanwhile is not carried off', async () => {
  long(4000);
  start();
  scrolled(900);
  await act(async () => go('/news'));
  await act(async () => go(-1));
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(scrollTo).not.toHaveBeenCalledWith(0, 900);
});
