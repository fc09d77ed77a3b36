import { act, render, screen } from '@testing-library/react';
import type { RouterNavigateFunction } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routerProvider } from './routerProvider.ts';

function open() {
  let fromList: RouterNavigateFunction = () => undefined;
  function List() {
    fromList = routerProvider.useNavigate();
    return <h1>List</h1>;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/record', element: <h1>Record</h1> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    fromList: (to: Parameters<RouterNavigateFunction>[0]) => act(() => fromList(to)),
  };
}

test('a list writes its filter into the query of its page', () => {
  const { router, fromList } = open();
  fromList({ search: '?filter=ada' });
  expect(router.state.location).toMatchObject({ pathname: '/list', search: '?filter=ada' });
});

test('a list that was left writes no filter, and nobody is led back to it', async () => {
  const { router, fromList } = open();
  await act(() => router.navigate('/record'));
  fromList({ search: '?filter=ada' });
  expect(router.state.location).toMatchObject({ pathname: '/record', search: '' });
  expect(screen.getByRole('heading')).toHaveTextContent('Record');
});
