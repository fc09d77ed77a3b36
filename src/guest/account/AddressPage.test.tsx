import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import AddressPage from './AddressPage.tsx';

const READ = 'POST /auth/hub/auth_read_link';
const USE = 'POST /auth/hub/auth_change_address';
const TO = 'nora@maple.example';
const DEAD = 'This link is no longer valid. Please request a new one.';
afterEach(() => vi.unstubAllGlobals());

function open(at: string, answers: Parameters<typeof stubNetwork>[0], hub = testHub(null)) {
  const sent = stubNetwork(answers);
  render(
    <MemoryRouter initialEntries={[at]}>
      <AddressPage />
    </MemoryRouter>,
    inHub(hub),
  );
  return { user: userEvent.setup(), sent };
}
const readAs = (isUndo: boolean) => ({
  [READ]: { json: { emailAddress: TO, staff: false, change: { to: TO, isUndo } } },
});

test('the link to a new address names it, and nothing changes before the press', async () => {
  const renamed = person({}, { email: TO });
  const { user, sent } = open(
    '/account/address?token=abc',
    { ...readAs(false), [USE]: {}, 'GET /hub/account/me': { json: renamed } },
    testHub(person()),
  );
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(document.body).toHaveTextContent(`you log in with ${TO} from now on.`);
  expect(sent.map(({ path }) => path)).not.toContain('/auth/hub/auth_change_address');
  await user.click(confirm);
  expect(await screen.findByRole('status')).toHaveTextContent(
    `The address of your account is now ${TO}.`,
  );
  expect(sent.find(({ path }) => USE.endsWith(path))?.body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/account/security',
  );
});

test('the link to the old one says what it takes back, and that a new password is needed', async () => {
  const { user } = open('/account/address?token=abc', {
    ...readAs(true),
    [USE]: {},
  });
  expect(await screen.findByText(/Its password and what was added/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/If there is an account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('a link that was used while its page was open says so', async () => {
  const { user } = open('/account/address?token=abc', {
    ...readAs(false),
    [USE]: refusal(400, 'error.deadToken', DEAD),
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(DEAD)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that sets a password confirms nothing here', async () => {
  open('/account/address?token=abc', { [READ]: { json: { emailAddress: TO, staff: false } } });
  expect(await screen.findByText(/Please open it again from the email/)).toBeVisible();
});
