import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnsavedGuard } from '../../../components/form/UnsavedGuard.tsx';
import { session } from '../../../providers/session.ts';
import { refusal, stubNetwork } from '../../../providers/testing/network.ts';
import { person } from '../../../providers/testing/people.ts';
import { expectRefusedCalls, renderInPortal } from '../../../tests/support/portalPage.tsx';
import ProfilePage from './ProfilePage.tsx';

const ada = person();
beforeEach(() => session.start(ada));
afterEach(() => {
  vi.unstubAllGlobals();
  session.start(null);
});

function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  const sent = stubNetwork({ 'GET /accounts/hub/policy': refusal(500, null, ''), ...answers });
  const page = renderInPortal(
    <UnsavedGuard>
      <ProfilePage />
    </UnsavedGuard>,
    {
      dataProvider: { getList: async () => ({ data: [], total: 0 }) } as never,
      paths: ['/', '/away'],
    },
  );
  const bodyOf = (path: string) => sent.find((call) => call.path === path)?.body;
  return { ...page, bodyOf };
}
const field = (name: string) => screen.getByLabelText(name);

test('a changed name is saved, and shown everywhere at once', async () => {
  const { user, bodyOf } = open({
    // Another back end of the contract may return nothing.
    'PATCH /hub/account/me': { json: {} },
    'GET /hub/account/me': { json: { ...ada, firstName: 'Adaeze' } },
  });
  await user.clear(field('First Name'));
  await user.type(field('First Name'), 'Adaeze');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(session.profile()?.firstName).toBe('Adaeze'));
  expect(bodyOf('/hub/account/me')).toMatchObject({ firstName: 'Adaeze' });
  expect(session.profile()?.displayName).toBe('Ada Okafor');
});

test('a password that is refused says so beside its field, and keeps what was typed', async () => {
  expectRefusedCalls();
  const { user } = open({
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
  await user.type(field('Current Password'), 'Welcome0!');
  await user.type(field('New Password'), 'Welcome2!');
  await user.type(field('Confirm Password'), 'Welcome2!');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Current Password – This is not your password.');
  expect(field('New Password')).toHaveValue('Welcome2!');
});

test('leaving with typed words asks first, and not once they are saved', async () => {
  const { user, router } = open({
    'PATCH /hub/account/me': { json: ada },
    'GET /hub/account/me': { json: ada },
  });
  await user.type(field('First Name'), 'x');
  void router.navigate('/away');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('First Name')).toHaveValue(ada.firstName));
  await router.navigate('/away');
  expect(router.state.location.pathname).toBe('/away');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
