import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLinkToken } from './useLinkToken.ts';

beforeEach(() => sessionStorage.clear());

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
  const router = createMemoryRouter(
    [
      { path: '/account/reset', element: <Page /> },
      { path: '/elsewhere', element: null },
    ],
    { initialEntries },
  );
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

/** Loads the page anew, as it is in the history now: effects are not cleaned up by a reload. */
function reload(router: ReturnType<typeof open>) {
  document.body.replaceChildren();
  return open(router.state.location);
}

test('a reload keeps the token for this tab, as often as it is reloaded', async () => {
  let router = open(`/account/reset?token=${TOKEN}`);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  for (let time = 0; time < 2; time++) {
    router = reload(router);
    await shows(TOKEN);
    expect(JSON.stringify(router.state.location)).not.toContain(TOKEN);
    expect(JSON.stringify(localStorage)).not.toContain(TOKEN);
  }
});

test('a page that is left forgets it', async () => {
  const router = open(`/account/reset?token=${TOKEN}`);
  await shows(TOKEN);
  const { location } = router.state;
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate('/elsewhere'));
  expect(JSON.stringify(sessionStorage)).not.toContain(TOKEN);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe(location.pathname));
  await shows('lost');
});

test('another entry of the history has none of it, such as that of an earlier link', async () => {
  const router = open(`/account/reset?token=${TOKEN}`);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  document.body.replaceChildren();
  open({ pathname: '/account/reset', state: { linkOpened: 'another' } });
  await shows('lost');
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'where the store forbids %s the page keeps the token in memory, and says after a reload that it is lost',
  async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const router = open(`/account/reset?token=${TOKEN}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await shows(TOKEN);
    reload(router);
    await shows(method === 'removeItem' ? TOKEN : 'lost');
  },
);

test('there is no token without a mailed link, or by a link of the page to itself', async () => {
  const router = open(`/account/reset?token=${TOKEN}`);
  await shows(TOKEN);
  await userEvent.click(screen.getByRole('link'));
  await shows('none');
  expect(router.state.location.state).toBeNull();
});
