import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultBrand } from '../../../contract/brand.ts';
import { settingsOf } from '../../../contract/settings.ts';
import { session } from '../../../providers/session.ts';
import { refusal, stubNetwork } from '../../../providers/testing/network.ts';
import { person } from '../../../providers/testing/people.ts';
import { startWith } from '../../boot.ts';
import LogoutPage from './LogoutPage.tsx';

const ROW = '/accounts/hub/logout';
afterEach(() => {
  vi.unstubAllGlobals();
  session.start(null);
});

/** The page as a browser opens it; `openedFromHere`: what the server found out. */
function open(openedFromHere: boolean, at = '/account/logout') {
  const settings = settingsOf(defaultBrand);
  startWith({ language: 'en', settings, profile: person(), home: [], openedFromHere });
  const sent = stubNetwork({ [`POST ${ROW}`]: { json: { status: 'ok' } } });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<Link to="/account/logout">Leave</Link>} />
        <Route path="/account/logout" element={<LogoutPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return () => sent.filter(({ path }) => path === ROW).length;
}

test('opened by typing or from our own page it posts by itself', async () => {
  const posted = open(true);
  await waitFor(() => expect(posted()).toBe(1));
  expect(session.ending()).toBe('signedOut');
});

test('opened by another site, or by nobody knows whom, it asks', async () => {
  const posted = open(false);
  const button = screen.getByRole('button', { name: 'Logout' });
  expect(screen.getByText('Do you want to log out?')).toBeVisible();
  expect(posted()).toBe(0);
  expect(session.profile()).not.toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(posted()).toBe(1));
});

test('by a link in the page it posts by itself, wherever the visit began', async () => {
  const posted = open(false, '/');
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(posted()).toBe(1));
});

test('where it fails it says why, and can be repeated', async () => {
  open(false);
  stubNetwork({ [`POST ${ROW}`]: refusal(503, 'BUSY', 'Busy.') });
  const button = screen.getByRole('button', { name: 'Logout' });
  await userEvent.click(button);
  expect(await screen.findByText(/^Reference: /)).toBeVisible();

  const sent = stubNetwork({ [`POST ${ROW}`]: { json: { status: 'ok' } } });
  await userEvent.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
});
