import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import ConfirmPage from './ConfirmPage.tsx';

const hub = testHub();
const { session } = hub;

const CALL = 'POST /auth/hub/auth_confirm_email';
const READ = 'POST /auth/hub/auth_read_link';
const DEAD = 'This link is no longer valid. Please request a new one.';
const ME = { 'GET /hub/account/me': { json: person() } };
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear('signedOut');
});

function open(at: InitialEntry = '/account/confirm?token=abc') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <ConfirmPage />
    </MemoryRouter>,
    inHub(hub),
  );
  return userEvent.setup();
}
/** What was posted, apart from the look-up of the link. */
const bodies = (sent: ReturnType<typeof stubNetwork>) =>
  sent
    .filter(({ method, path }) => method === 'POST' && !READ.endsWith(path))
    .map(({ body }) => body);

test('the page that confirms an address asks for the password of the registration', async () => {
  const sent = stubNetwork({ ...ME, [CALL]: {} });
  const user = open();
  await user.type(screen.getByLabelText('Password'), 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(bodies(sent)).toEqual([{ confirmationToken: 'abc', password: 'Welcome1!' }]),
  );
  await waitFor(() => expect(session.profile()).toMatchObject({ email: person().email }));
});

test('whoever does not know it chooses another one, twice the same', async () => {
  const sent = stubNetwork({ ...ME, [CALL]: {} });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Choose a new password instead' }));
  await user.type(screen.getByLabelText('Password'), 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(0);
  expect(bodies(sent)).toEqual([]);
  await user.type(screen.getByLabelText('Confirm Password'), 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(bodies(sent)).toEqual([
      { confirmationToken: 'abc', password: 'Welcome1!', confirmPassword: 'Welcome1!' },
    ]),
  );
});

test('a used or expired link says so on opening, and has a new one sent', async () => {
  const RESET = 'POST /auth/hub/auth_initiate_reset_password';
  const sent = stubNetwork({ [READ]: refusal(400, 'error.deadToken', DEAD), [RESET]: {} });
  const user = open();
  expect(await screen.findByText(DEAD)).toBeVisible();
  expect(screen.getByText(/works once, within seven days/)).toBeVisible();
  expect(screen.getByText(/at most three an hour/)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/account/login', '/account/create/agent', '/account/reset']);
  await user.type(screen.getByLabelText('Email Address'), 'nora@maple.example');
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
  expect(bodies(sent).at(-1)).toMatchObject({ emailAddress: 'nora@maple.example' });
});

test('a link that was used while its page was open says so when it is sent', async () => {
  stubNetwork({
    [READ]: { json: { emailAddress: 'nora@maple.example' } },
    [CALL]: refusal(400, 'error.deadToken', DEAD),
  });
  const user = open();
  await user.type(screen.getByLabelText('Password'), 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(DEAD)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a used link of a person who is logged in leads to the dashboard, and sends nothing again', async () => {
  session.setFromServer(person());
  open('/account/confirm');
  expect(screen.getByText(/works once, within seven days/)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard']);
  expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull();
});

test('a page that was loaded again asks to open the link from the email', async () => {
  open({ pathname: '/account/confirm', state: { linkOpened: true } });
  expect(await screen.findByText(/Please open it again from the email/)).toBeVisible();
});

test('the page that confirms an address, without a link, offers to send the email again', async () => {
  open('/account/confirm');
  expect(screen.getByRole('button', { name: 'Send Again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(screen.queryByText(/Please open it again from the email/)).toBeNull();
});
