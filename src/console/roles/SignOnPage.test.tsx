import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff/roles.ts';
import type { SignOnState } from '#contract/staff/signOn.ts';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall } from '../testing/staffCall.ts';
import SignOnPage from './SignOnPage.tsx';

beforeEach(() => staffCall.mockReset());

const { settings } = guestBoot;
const withProvider = {
  ...settings,
  authSettings: { ...settings.authSettings, signOn: [{ name: 'entra', label: 'Microsoft' }] },
};
const open: SignOnState = {
  places: [{ id: 'entra', name: 'Microsoft' }],
  provedUntil: null,
  required: null,
  candidates: [
    { email: 'una@aldervale.example', name: 'Una Castellanos' },
    { email: 'xavier@aldervale.example', name: 'Xavier Moreau' },
  ],
};
const required: SignOnState = {
  ...open,
  required: {
    since: '2026-05-20T10:00:00.000Z',
    accounts: ['una@aldervale.example', 'xavier@aldervale.example'],
  },
};

/** The page in one state, and in another after a change. */
function show(state: SignOnState, { role = 'administrator' as StaffRole, after = state } = {}) {
  staffCall.mockImplementation(async (method) => (method === 'GET' ? state : after));
  return renderInConsole(<SignOnPage />, {
    roles: [role],
    resource: 'roles',
    dataProvider: {},
    hub: testHub(null, { settings: withProvider }),
  });
}
const sent = () => staffCall.mock.calls.filter(([method]) => method === 'POST');

it('is required after a question, with two accounts for emergencies', async () => {
  const { user } = show(open, { after: required });
  expect(await screen.findByRole('link', { name: 'Log In with Microsoft' })).toHaveAttribute(
    'href',
    '/sign-on/entra',
  );
  const choose = async (label: RegExp, name: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const press = screen.getByRole('button', { name: 'Require Single Sign-On' });
  await user.click(press);
  expect(await screen.findAllByText('Field is required')).toHaveLength(2);
  await choose(/First emergency account/, 'Una Castellanos (una@aldervale.example)');
  await choose(/Second emergency account/, 'Xavier Moreau (xavier@aldervale.example)');
  await user.click(press);
  const question = await screen.findByRole('dialog', {
    name: 'Require single sign-on of all staff?',
  });
  expect(question).toHaveTextContent('una@aldervale.example and xavier@aldervale.example');
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Require Single Sign-On' }));
  expect(await screen.findByText(/staff log in by single sign-on only/)).toBeVisible();
  expect(sent()).toEqual([
    [
      'POST',
      'sign-on/require',
      { first: 'una@aldervale.example', second: 'xavier@aldervale.example' },
    ],
  ]);
});

it('is required no longer after a question', async () => {
  const { user } = show(required, { after: open });
  expect(await screen.findByText('una@aldervale.example')).toBeVisible();
  expect(screen.getByText('xavier@aldervale.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No Longer Require It' }));
  const question = await screen.findByRole('dialog', {
    name: 'No longer require single sign-on?',
  });
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'No Longer Require It' }));
  await waitFor(() => expect(sent()).toEqual([['POST', 'sign-on/release']]));
  expect(await screen.findByRole('button', { name: 'Require Single Sign-On' })).toBeVisible();
});

it('an auditor sees it, and changes nothing', async () => {
  show({ ...open, provedUntil: '2026-05-20T10:00:00.000Z' }, { role: 'auditor' });
  expect(await screen.findByText(/Somebody has just logged in/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Require Single Sign-On' })).toBeNull();
});

it('says so where no provider is set up', async () => {
  show({ ...open, places: [] });
  expect(await screen.findByText(/No provider is set up/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
