import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HubContext } from '../../providers/HubContext.ts';
import { testHub } from '../../providers/testing/hub.ts';
import { person } from '../../providers/testing/people.ts';
import Portal from './Portal.tsx';

const routes = [
  { path: '/', element: <Portal />, children: [{ index: true, element: <p>A page</p> }] },
];

test.each(['not fetched yet', 'on their way', 'there'])(
  'opens where its words are %s',
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
