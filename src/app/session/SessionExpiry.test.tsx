import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { unsavedForms } from '#src/guest/kit/unsavedChanges.ts';
import SessionExpiry from './SessionExpiry.tsx';

const hub = testHub();
const { call, session } = hub;

const ada = person();
const ben = person(
  { accountId: 'account-2' },
  { displayName: 'Ben Larsen', email: 'ben@harbor.example' },
);
let signedIn: boolean;

beforeEach(() => {
  localStorage.clear();
  signedIn = false;
  session.setFromServer(ada);
});
afterEach(() => vi.unstubAllGlobals());

function renderWatch() {
  const sent = stubNetwork({
    'GET /hub/aldervale/agency': () =>
      signedIn ? { json: { reviewComments: [] } } : refusal(401, null, 'Nobody.'),
    'GET /hub/account/me': () => (signedIn ? { json: ada } : refusal(401, null, 'Nobody.')),
    'POST /accounts/hub/login': () => {
      signedIn = true;
      return {};
    },
  });
  render(
    <MemoryRouter>
      <form>
        <input aria-label="Account Name" defaultValue="" />
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: as on the page */}
      <form role="search">
        <input aria-label="Search" defaultValue="" />
      </form>
      <SessionExpiry profile={ada} />
    </MemoryRouter>,
    inHub(hub),
  );
  return { sent, user: userEvent.setup() };
}

/** Returns the sign-in dialog once it is filled in and focused. */
async function dialog(): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name: 'Please log in again' });
  await waitFor(() => expect(within(found).getByLabelText('Password')).toHaveFocus());
  return found;
}

test('over typed text: the person signs in again, and every refused call is made again', async () => {
  const { sent, user } = renderWatch();
  await user.type(screen.getByLabelText('Account Name'), 'Cedar');
  const calls = Promise.all([call('agency'), call('agency')]);
  const form = within(await dialog());
  expect(form.getByLabelText('Email')).toHaveValue(ada.email);
  await user.type(form.getByLabelText('Email'), '\u200b');
  await user.type(form.getByLabelText('Password'), 'Welcome1!');
  await user.click(form.getByRole('button', { name: 'Log In' }));
  await calls;
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Account Name')).toHaveValue('Cedar');
  expect(session.profile()).toEqual(ada);
  expect(sent.filter(({ path }) => path === '/accounts/hub/login')).toHaveLength(1);
});

test('while an action runs: the rest of it is done after signing in again', async () => {
  const { user } = renderWatch();
  unsavedForms(hub).add('an action on several rows');
  const rest = call('agency');
  const form = within(await dialog());
  unsavedForms(hub).clear();
  await user.type(form.getByLabelText('Password'), 'Welcome1!');
  await user.click(form.getByRole('button', { name: 'Log In' }));
  await rest;
});

test("another person's account does not take the page over", async () => {
  const { sent, user } = renderWatch();
  await user.type(screen.getByLabelText('Account Name'), 'Cedar');
  const refused = expect(call('agency')).rejects.toMatchObject({ status: 401 });
  const form = within(await dialog());
  await user.clear(form.getByLabelText('Email'));
  await user.type(form.getByLabelText('Email'), 'somebody@else.example');
  await user.type(form.getByLabelText('Password'), 'Welcome1!');
  await user.click(form.getByRole('button', { name: 'Log In' }));
  expect(await form.findByText(/This page belongs to/)).toBeVisible();
  expect(sent.some(({ path }) => path === '/accounts/hub/login')).toBe(false);
  await user.click(form.getByRole('button', { name: 'Leave without saving' }));
  await refused;
  expect(session.profile()).toBeNull();
});

/** What another tab of this browser has written. */
const otherTab = (what: 'in' | 'out') =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'hub.sessionChanged', newValue: `${what} 1` }),
  );

test('signed out in another tab is signed out here, not timed out; over typed text it asks', async () => {
  const { user, sent } = renderWatch();
  await user.type(screen.getByLabelText('Account Name'), 'Cedar');
  otherTab('out');
  expect(await dialog()).toBeVisible();
  expect(sent.map(({ path }) => path)).toContain('/hub/account/me');
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.clear(screen.getByLabelText('Account Name'));
  session.setFromServer(ada);
  otherTab('out');
  expect(session.profile()).toBeNull();
  expect(session.ending()).toBe('signedOut');
});

test('nothing typed here is shown to another person who signs in in another tab', async () => {
  const { user } = renderWatch();
  stubNetwork({ 'GET /hub/account/me': { json: ben } });
  await user.type(screen.getByLabelText('Account Name'), 'Cedar');
  otherTab('in');
  expect(await dialog()).toHaveTextContent(
    'Ben Larsen (ben@harbor.example) is signed in in this browser now.',
  );
  expect(session.profile()).toEqual(ada);
});

test('the dialog that waits follows who signs in and out in other tabs', async () => {
  const { user } = renderWatch();
  await user.type(screen.getByLabelText('Account Name'), 'Cedar');
  const waiting = call('agency');
  const found = await dialog();
  const says = (text: RegExp) => waitFor(() => expect(found).toHaveAccessibleDescription(text));
  await says(/^Your session has ended\./);
  stubNetwork({ 'GET /hub/account/me': { json: ben } });
  otherTab('in');
  await says(/^Ben Larsen /);
  stubNetwork({ 'GET /hub/account/me': refusal(401, null, 'Nobody.') });
  otherTab('out');
  await says(/^Your session has ended\./);
  stubNetwork({
    'GET /hub/account/me': { json: ada },
    'GET /hub/aldervale/agency': { json: { reviewComments: [] } },
  });
  otherTab('in');
  await waiting;
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a call that finds somebody else signed in says who it is', async () => {
  const { user } = renderWatch();
  await user.type(screen.getByLabelText('Account Name'), 'Cedar');
  stubNetwork({ 'GET /hub/account/me': { json: ben } });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'XSRF-TOKEN=of-another-session';
  call('agency').catch(() => undefined);
  expect(await dialog()).toHaveAccessibleDescription(/^Ben Larsen /);
});

test('if nothing or only a search was typed, the session simply ends', async () => {
  const { user } = renderWatch();
  await user.type(screen.getByLabelText('Search'), 'ada');
  await expect(call('agency')).rejects.toMatchObject({ status: 401 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(session.ending()).toBe('expired');
});
