import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLinkToken } from './useLinkToken.ts';

const TOKEN = 'n3ver-in-the-address';

function Page() {
  const { token, lost } = useLinkToken('token');
  return (
    <>
      <output>{token ?? (lost ? 'lost' : 'none')}</output>
      <Link to="/account/reset">without it</Link>
    </>
  );
}

function open(
  ...initialEntries: NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries'] &
    object
) {
  const router = createMemoryRouter([{ path: '/account/reset', element: <Page /> }], {
    initialEntries,
  });
  render(<RouterProvider router={router} />);
  return router;
}
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('the token leaves the address and the history at once, and the page keeps it', async () => {
  const router = open(`/account/reset?token=${TOKEN}`);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(JSON.stringify(router.state.location)).not.toContain(TOKEN);
  await shows(TOKEN);
});

test('loaded anew the page knows that there was a link', async () => {
  open({ pathname: '/account/reset', state: { linkOpened: true } });
  await shows('lost');
});

test('there is no token without a mailed link, or by a link of the page to itself', async () => {
  const router = open(`/account/reset?token=${TOKEN}`);
  await shows(TOKEN);
  await userEvent.click(screen.getByRole('link'));
  await shows('none');
  expect(router.state.location.state).toBeNull();
});
