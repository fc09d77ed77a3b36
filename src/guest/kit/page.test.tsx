import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from '#providers/loadChunk.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { PageError } from '#src/app/frame/PageError.tsx';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { lazyPage } from './page.ts';

afterEach(() => vi.useRealTimers());

/** Shows a page at a route of its own. */
const show = (Component: () => ReactNode) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', Component, ErrorBoundary: PageError }])}
    />,
    inHub(),
  );

test('a page that takes more than 120 seconds to load fails, with a text', async () => {
  vi.useFakeTimers();
  const load = loadChunk(new Promise(() => undefined));
  const settled = vi.fn();
  load.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkError));
  vi.useRealTimers();

  expectRefusedCalls();
  const Failing = () => {
    throw settled.mock.calls[0]?.[0];
  };
  show(Failing);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Part of this page could not be loaded. Please check your connection and try again.',
  );
});

test('a page that could not be drawn says so, and Retry draws it again', async () => {
  expectRefusedCalls();
  let isBroken = true;
  show(() => {
    if (isBroken) throw new Error('broken');
    return <p>here</p>;
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('a page that was fetched ahead renders at once', async () => {
  const Page = lazyPage(async () => ({ default: () => <p>here</p> }));
  await Page.preload();
  render(<Page />);
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('an empty page module is waited for, because the portal is being reloaded', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  void loadChunk(Promise.resolve(undefined)).then(settled, settled);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(settled).not.toHaveBeenCalled();
  vi.useRealTimers();
});
