import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { HubContext } from '#providers/HubContext.ts';
import { testHub } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import Portal from './Portal.tsx';

const routes = [
  { path: '/', element: <Portal />, children: [{ index: true, element: <p>A page</p> }] },
];

test('waits for its words as React follows it, outside of a test too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <HubContext value={testHub(person())}>
      <Suspense fallback="…">
        <RouterProvider router={createMemoryRouter(routes)} />
      </Suspense>
    </HubContext>,
  );
  expect(await screen.findByText('A page')).toBeVisible();
  root.unmount();
  place.remove();
});

test.each(['not fetched yet', 'on their way', 'there'])(
  'the portal opens where its words are %s',
  async (state) => {
    const hub = testHub(person());
    const fetched = state === 'not fetched yet' ? undefined : hub.words.load();
    if (state === 'there') await fetched;
    await act(async () => {
      render(
        <HubContext value={hub}>
          <Suspense fallback="…">
            <RouterProvider router={createMemoryRouter(routes)} />
          </Suspense>
        </HubContext>,
      );
    });
    expect(await screen.findByText('A page')).toBeVisible();
  },
);
