import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenInvitation } from '#contract/records.ts';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import CreateAssociatePage from './CreateAssociatePage.tsx';

const hub = testHub();
const { session } = hub;

const READ = 'POST /auth/hub/auth_read_invitation';
const JOIN = 'POST /auth/hub/auth_join_agency';
const SIGN_IN = 'POST /accounts/hub/login';
const owner = person({}, { email: 'liam@northwind.example' });
const ME = { 'GET /hub/account/me': { json: owner } };
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear('signedOut');
});

const invitation = {
  [READ]: {
    json: {
      emailAddress: 'liam@northwind.example',
      companyName: 'Maple Conference Group',
      firstName: '',
      lastName: '',
      hasAccount: true,
    } satisfies OpenInvitation,
  },
};

function open() {
  render(
    <MemoryRouter initialEntries={['/account/create/associate?creationToken=abc']}>
      <CreateAssociatePage />
    </MemoryRouter>,
    inHub(hub),
  );
  return userEvent.setup();
}
const posted = (sent: ReturnType<typeof stubNetwork>) =>
  sent.filter(({ method, path }) => method === 'POST' && !path.endsWith('auth_read_invitation'));

test('somebody with an account is asked to log in, and joins with it', async () => {
  const sent = stubNetwork({ ...invitation, ...ME, [SIGN_IN]: {}, [JOIN]: {} });
  const user = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Join Maple Conference Group' }),
  ).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toHaveValue('liam@northwind.example');
  expect(screen.queryByLabelText('First Name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log In and Join' }));
  expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(0);
  expect(posted(sent)).toEqual([]);
  await user.type(screen.getByLabelText('Password'), 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Log In and Join' }));
  await waitFor(() =>
    expect(posted(sent).map(({ path, body }) => [path, body])).toEqual([
      ['/accounts/hub/login', { identity: 'liam@northwind.example', password: 'Welcome1!' }],
      ['/auth/hub/auth_join_agency', { creationToken: 'abc' }],
    ]),
  );
});

test('somebody who is signed in is asked whether they join, and nothing happens before', async () => {
  session.setFromServer(owner);
  const joined = person({ company: 'Maple Conference Group' }, { email: 'liam@northwind.example' });
  const sent = stubNetwork({
    ...invitation,
    'GET /hub/account/me': { json: joined },
    [JOIN]: {},
  });
  const user = open();
  const join = await screen.findByRole('button', { name: 'Join' });
  expect(screen.getByText(/Your accreditation starts over in this agency/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(posted(sent)).toEqual([]);
  await user.click(join);
  await waitFor(() =>
    expect(posted(sent).map(({ path, body }) => [path, body])).toEqual([
      ['/auth/hub/auth_join_agency', { creationToken: 'abc' }],
    ]),
  );
  await waitFor(() => expect(session.profile()?.provider.company).toBe('Maple Conference Group'));
});

test('a refusal is shown, and can be tried again', async () => {
  session.setFromServer(owner);
  const text = 'This link is no longer valid. Please ask for a new one.';
  stubNetwork({ ...invitation, ...ME, [JOIN]: refusal(400, 'error.deadToken', text) });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
});
