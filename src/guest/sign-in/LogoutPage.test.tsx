import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { reads } from '#tests/support/reads.ts';
import LogoutPage from './LogoutPage.tsx';

const ROW = '/accounts/hub/logout';
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the page; `openedFromHere`: whether the server saw that a link of ours led here. */
function open(openedFromHere: boolean, at = '/account/logout') {
  const hub = testHub(person(), { openedFromHere });
  const sent = stubNetwork({ [`POST ${ROW}`]: { json: { status: 'ok' } } });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<Link to="/account/logout">Leave</Link>} />
        <Route path="/account/logout" element={<LogoutPage />} />
      </Routes>
    </MemoryRouter>,
    inHub(hub),
  );
  const posted = () => sent.filter(({ path }) => path === ROW).length;
  return { posted, session: hub.session };
}

test('opened by typing or from our own page it posts by itself', async () => {
  const { posted, session } = open(true);
  await waitFor(() => expect(posted()).toBe(1));
  expect(session.ending()).toBe('signedOut');
});

test('opened by another or an unknown site it asks first', async () => {
  const { posted, session } = open(false);
  const button = screen.getByRole('button', { name: 'Logout' });
  expect(screen.getByText('Do you want to log out?')).toBeVisible();
  expect(posted()).toBe(0);
  expect(session.profile()).not.toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(posted()).toBe(1));
});

test('the sign-out page posts by itself after a link in a page, wherever the visit began', async () => {
  const { posted } = open(false, '/');
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(posted()).toBe(1));
});

test('a failure says why, and can be repeated', async () => {
  open(false);
  stubNetwork({ [`POST ${ROW}`]: refusal(503, 'BUSY', 'Busy.') });
  const button = screen.getByRole('button', { name: 'Logout' });
  await userEvent.click(button);
  expect(await screen.findByText(reads(/^Reference: /))).toBeVisible();

  const sent = stubNetwork({ [`POST ${ROW}`]: { json: { status: 'ok' } } });
  await userEvent.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
});
