import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHub } from '../../providers/testing/hub.ts';
import { inHub } from '../../providers/testing/inHub.tsx';
import { stubNetwork } from '../../providers/testing/network.ts';
import { person } from '../../providers/testing/people.ts';
import { rememberReturnPath } from './returnPath.ts';
import { SessionMonitor } from './SessionMonitor.tsx';

const hub = testHub();
const { session } = hub;

const Address = () => <output>{useLocation().pathname}</output>;
const signedInElsewhere = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'hub.sessionChanged', newValue: 'in 1' }),
  );
function renderWatch() {
  const sent = stubNetwork({ 'GET /hub/account/me': { json: person() } });
  render(
    <MemoryRouter initialEntries={['/account/login']}>
      <SessionMonitor />
      <Address />
    </MemoryRouter>,
    inHub(hub),
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
