import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDataProvider } from '#providers/dataProvider.ts';
import { testHub } from '#providers/testing/hub.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import SecurityPage from './SecurityPage.tsx';

const ada = person();
/** Staff whose days of grace are over. */
const late = person({}, { account: { ...ada.account, mustEnrol: true } });
afterEach(() => vi.unstubAllGlobals());

async function open(who = ada, answers: Parameters<typeof stubNetwork>[0] = {}) {
  const hub = testHub(who);
  stubNetwork({
    'GET /accounts/hub/policy': refusal(500, null, ''),
    'GET /hub/account/factors': { json: { content: [], recoveryCodesLeft: 0 } },
    'GET /hub/account/sessions': { json: { content: [] } },
    ...answers,
  });
  return act(async () =>
    renderInPortal(
      <Suspense>
        <SecurityPage />
      </Suspense>,
      { hub, dataProvider: createDataProvider(hub) },
    ),
  );
}
const field = (name: string) => screen.getByLabelText(name);
const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows what opens the account, and where it is open', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign-in and security');
  await screen.findByRole('button', { name: 'Add a Passkey' });
  expect(sections()).toEqual([
    'Second step when logging in',
    'Your email address',
    'Your password',
    'Where you are logged in',
  ]);
});

test('somebody who has to add a second step sees the rest once it is there', async () => {
  const factors = { content: [] as object[], recoveryCodesLeft: 0 };
  const { user } = await open(late, {
    'GET /hub/account/factors': () => ({ json: factors }),
    'POST /hub/account/factors': {
      json: { id: 'f1', secret: 'GEZDGNBV', uri: 'otpauth://totp/A:ada?secret=GEZDGNBV' },
    },
    'POST /hub/account/factors/f1': { json: { recoveryCodes: ['AAAA-BBBB'] } },
    'GET /hub/account/me': { json: ada },
  });
  await user.click(await screen.findByRole('button', { name: 'Add an Authenticator App' }));
  await user.type(await screen.findByLabelText('Name of the App'), 'Phone');
  expect(sections()).toEqual(['Second step when logging in']);
  await user.type(field('Code of the App'), '287082');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sections()).toContain('Your password'));
  expect(screen.getByText('AAAA-BBBB')).toBeVisible();
});

test('another address is asked for, and the page says what comes next', async () => {
  const { user } = await open(ada, { 'POST /hub/account/address': {} });
  await user.type(field('New Email Address'), 'New@Northwind.example');
  await user.click(screen.getByRole('button', { name: 'Email Me a Link' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If new@northwind.example can be used, a link is on its way to it.',
  );
  expect(field('New Email Address')).toHaveValue('');
});

test('a password that is refused says so beside its field, and keeps what was typed', async () => {
  expectRefusedCalls();
  const { user } = await open(ada, {
    'POST /hub/account/password': {
      status: 400,
      json: {
        error: {
          code: 'INVALID',
          description: 'Wrong.',
          fields: { currentPassword: 'This is not your password.' },
        },
      },
    },
  });
  await user.type(field('Current Password'), 'Kelp-Otter0!');
  await user.type(field('New Password'), 'Kelp-Otter2!');
  await user.type(field('Confirm Password'), 'Kelp-Otter2!');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Current Password – This is not your password.');
  expect(field('New Password')).toHaveValue('Kelp-Otter2!');
});

test('a password manager is told whose password changes, and no spelling service reads it', async () => {
  await open();
  const current = field('Current Password') as HTMLInputElement;
  const fields = [...(current.form?.elements ?? [])].filter((part) => part.matches('input'));
  expect(fields.map((input) => input.getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
    'new-password',
    'new-password',
  ]);
  expect(fields[0]).toHaveValue(ada.email);
  expect(current).toHaveAttribute('spellcheck', 'false');
});
