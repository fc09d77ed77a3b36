import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { deferred, renderInPortal } from '../../tests/support/portalPage.tsx';
import ManageAssociatesPage from './ManageAssociatesPage.tsx';
import { invitation, invitations, invitationsServer } from './testInvitations.ts';
import { pollingIntervalMs } from './useInvitationPolling.ts';

function open(at: string, server = invitationsServer(invitations(45))) {
  const page = renderInPortal(<ManageAssociatesPage />, {
    dataProvider: server.dataProvider,
    at,
    paths: [paths.associates, paths.associatesPage],
  });
  return { ...page, ...server };
}

it.each([
  ['/associates/page/3?inviteStatus=INVITED', 'a41@northwind.example', '/associates/page/1'],
  ['/associates', 'a01@northwind.example', '/associates'],
])('shows what was sent at once, where the list stood at %s', async (at, shown, then) => {
  const { user, address } = open(at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Associates');
  await screen.findByText(shown);
  await user.type(
    screen.getByRole('textbox', { name: 'Add Associate Emails' }),
    'new@northwind.example',
  );
  await user.click(screen.getByRole('button', { name: 'Send Invites' }));
  const toggle = await screen.findByRole('switch', { name: /new@northwind\.example/ });
  const row = within(toggle.closest('tr') as HTMLElement);
  expect(row.getByText('Inviting...')).toBeInTheDocument();
  expect(address()).toBe(then);
});

it('keeps the box while pages are turned', async () => {
  const { user } = open('/associates');
  const box = screen.getByRole('textbox', { name: 'Add Associate Emails' });
  await user.type(box, 'half an addr');
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await screen.findByText('a21@northwind.example');
  expect(box).toHaveValue('half an addr');
  expect(box).toBeInTheDocument();
});

it('follows a row until its mail is sent, in the background', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = invitationsServer([
    invitation({ email: 'new@x.example', status: null, invitationSentDate: null }),
  ]);
  const getList = vi.spyOn(server.verbs, 'getList');
  open('/associates', server);
  const row = within((await screen.findByText('new@x.example')).closest('tr') as HTMLElement);
  expect(row.getByText('Inviting...')).toBeInTheDocument();
  server.change('new@x.example', { status: 'INVITED' });
  await act(() => vi.advanceTimersByTimeAsync(pollingIntervalMs(0, true)));
  expect(await row.findByText('Invited')).toBeInTheDocument();
  expect(getList.mock.lastCall?.[1].meta).toEqual({ background: true });
  vi.useRealTimers();
});

it('does not let a look in the background undo what was saved meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = invitationsServer([
    invitation({ email: 'new@x.example', status: null, invitationSentDate: null }),
  ]);
  const { user } = open('/associates', server);
  const toggle = await screen.findByRole('switch', { name: /new@x\.example/ });
  const { getList } = server.verbs;
  const slow = deferred<void>();
  vi.spyOn(server.verbs, 'getList').mockImplementationOnce(async (...asked) => {
    const before = await getList(...asked);
    await slow.promise;
    return before;
  });
  await act(() => vi.advanceTimersByTimeAsync(pollingIntervalMs(0, true)));
  await user.click(toggle);
  await screen.findByText('Saved');
  await waitFor(() => expect(toggle).toBeChecked());
  slow.resolve();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(toggle).toBeChecked();
  vi.useRealTimers();
});
