import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inHub } from '#providers/testing/inHub.tsx';
import { PageTitle } from '#src/portal/ui/PageTitle.tsx';
import { RouteEffects } from './RouteEffects.tsx';

const scrollTo = vi.fn((_: number, y: number) => scrolled(y));
const scrolled = (y: number) => Object.assign(window, { scrollY: y });

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function start() {
  const element = (
    <RouteEffects title="Portal">
      <main>
        <Outlet />
      </main>
    </RouteEffects>
  );
  const children = [
    { path: '/education', element: <PageTitle key="education">Education</PageTitle> },
    { path: '/news', element: <PageTitle key="news">News</PageTitle> },
    { path: '/late', element: <p>Not here yet</p> },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ['/education'] });
  render(<RouterProvider router={router} />, inHub());
  return {
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

test('a page starts at its top; going back it is where it was left', async () => {
  const { go, back } = start();
  scrolled(1500);
  await go('/news');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await back();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1500);
});

test('the focus moves to the title of the next page, but not on the first page', async () => {
  const { go, back } = start();
  expect(document.body).toHaveFocus();
  await go('/news');
  expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
  await back();
  expect(screen.getByRole('heading', { name: 'Education' })).toHaveFocus();
});

test('the tab has a name before the page gives its own', async () => {
  const { go } = start();
  await go('/late');
  expect(document.title).toMatch(/^Portal – /);
  await go('/news');
  expect(document.title).toMatch(/^News – /);
});
