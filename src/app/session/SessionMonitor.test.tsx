import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedOutPath } from '#contract/paths.ts';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Hub } from '#providers/hub.ts';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { pathAfterSignIn, rememberReturnPath } from '#src/guest/sign-in/returnPath.ts';
import { SessionMonitor } from './SessionMonitor.tsx';

const hub = testHub();
const { session } = hub;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const ben = person({ accountId: 'account-2' }, { displayName: 'Ben Larsen' });
const staff = person({ accountId: 'account-3' });
staff.account.authorities = [STAFF_AUTHORITY];
const signedInElsewhere = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'hub.sessionChanged', newValue: 'in 1' }),
  );
function renderWatch({ at = '/account/login', next = person(), visitor = hub } = {}) {
  const sent = stubNetwork({ 'GET /hub/account/me': { json: next } });
  render(
    <MemoryRouter initialEntries={[at]}>
      <SessionMonitor />
      <Address />
    </MemoryRouter>,
    inHub(visitor),
  );
  return sent;
}

beforeEach(() => {
  sessionStorage.clear();
  session.setFromServer(null);
});
afterEach(() => {
  session.setFromServer(null);
  vi.unstubAllGlobals();
});

test('a page that waits for the sign-in opens with one in another tab', async () => {
  rememberReturnPath('/benefits');
  renderWatch();
  signedInElsewhere();
  expect(await screen.findByText('/benefits')).toBeInTheDocument();
  expect(session.profile()?.displayName).toBe('Ada Okafor');
});

test('a sign-in in another tab requests nothing where no page waits for it', () => {
  const sent = renderWatch();
  signedInElsewhere();
  expect(sent).toEqual([]);
});

describe('a page that a session had open when it expired', () => {
  beforeEach(() => {
    session.setFromServer(person());
    renderWatch();
    act(() => session.clear('expired'));
    rememberReturnPath('/associates?search=mia');
  });

  test('opens for its person again', () => {
    expect(pathAfterSignIn(person())).toBe('/associates?search=mia');
  });

  test('does not open for another', () => {
    expect(pathAfterSignIn(ben)).toBe('/dashboard');
    expect(pathAfterSignIn(person())).toBe('/dashboard');
  });
});

test('a page that a guest asks for after somebody has logged out opens for whoever signs in', () => {
  session.setFromServer(person());
  renderWatch();
  act(() => session.clear('signedOut'));
  rememberReturnPath('/benefits');
  expect(pathAfterSignIn(ben)).toBe('/benefits');
});

test('filters that somebody has saved in the console are gone once they have logged out, what was set up stays', () => {
  const saved = 'RaStorehub.staff.account-1.people.savedQueries';
  localStorage.setItem(saved, '[{"label":"Mia","value":{"filter":{"q":"mia"}}}]');
  localStorage.setItem('RaStorehub.staff.account-1.theme', '"dark"');
  session.setFromServer(person());
  renderWatch();
  act(() => session.clear('expired'));
  expect(localStorage.getItem(saved)).toContain('mia');
  act(() => session.setFromServer(person()));
  act(() => session.clear('signedOut'));
  expect(localStorage.getItem(saved)).toBeNull();
  expect(localStorage.getItem('RaStorehub.staff.account-1.theme')).toBe('"dark"');
  localStorage.clear();
});

test('filters that somebody has saved are gone after a sign-out without script; a link to its page takes them from nobody who is signed in', () => {
  const saved = 'RaStorehub.staff.account-1.people.savedQueries';
  localStorage.setItem(saved, '[]');
  session.setFromServer(person());
  renderWatch({ at: signedOutPath });
  expect(localStorage.getItem(saved)).toBe('[]');
  cleanup();
  session.setFromServer(null);
  renderWatch({ at: signedOutPath });
  expect(localStorage.getItem(saved)).toBeNull();
});

test('what one person searched for is not in the address for another who signs in in another tab', async () => {
  session.setFromServer(person());
  renderWatch({ at: '/associates?search=mia' });
  act(() => session.setFromServer(ben));
  expect(await screen.findByText('/associates')).toBeInTheDocument();
});

describe('a document that may load analytics', () => {
  const settings = { ...guestBoot.settings, analyticsKey: 'G-1' };
  const open = (path: string, visitor: Hub) => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    renderWatch({ at: path, next: staff, visitor });
    return replace;
  };

  test('is left by staff who have signed in in another tab', async () => {
    rememberReturnPath('/staff/agencies');
    const replace = open('/account/login', testHub(null, { settings }));
    signedInElsewhere();
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/staff/agencies'));
    expect(screen.getByText('/account/login')).toBeInTheDocument();
  });

  test('is left by staff who take an open page over', async () => {
    const visitor = testHub(ben, { settings });
    const replace = open('/benefits', visitor);
    act(() => visitor.session.setFromServer(staff));
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/benefits'));
  });

  test('stays open for all others', async () => {
    rememberReturnPath('/benefits');
    const replace = open('/account/login', testHub(null, { settings }));
    stubNetwork({ 'GET /hub/account/me': { json: ben } });
    signedInElsewhere();
    expect(await screen.findByText('/benefits')).toBeInTheDocument();
    expect(replace).not.toHaveBeenCalled();
  });
});
