import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createDataProvider } from '#providers/dataProvider.ts';
import { createHub } from '#providers/hub.ts';
import { englishLanguage } from '#providers/i18n/language.ts';
import { guestBoot } from '#providers/testing/hub.ts';
import { stubNetwork } from '#providers/testing/network.ts';
import { deferred, renderInPortal } from '#tests/support/portalPage.tsx';
import ManageAssociatesPage, { pollingIntervalMs } from './ManageAssociatesPage.tsx';
import { invitation, invitations, invitationsServer } from './testInvitations.ts';

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

it('the invite box stays while pages of the list are turned', async () => {
  const { user } = await act(async () => open('/associates'));
  const box = screen.getByRole('textbox', { name: 'Add Associate Emails' });
  await user.type(box, 'half an addr');
  const next = await screen.findByRole('link', { name: 'Page 2' });
  // Words of a part of the page are read by React's `use`, which an act has to be awaited for.
  await act(async () => next.click());
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

it('a background refresh does not undo what was saved in the meantime', async () => {
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

describe('another back end', () => {
  const row = { email: 'a@x.example', pointOfContact: false, status: 'INVITED' };
  const warn = vi.fn();
  const hub = createHub(guestBoot, englishLanguage, { warn });
  afterEach(() => {
    warn.mockReset();
    vi.unstubAllGlobals();
  });
  const openForeign = (json: object) => {
    stubNetwork({ 'GET /hub/aldervale/invitation/associate': { json } });
    return renderInPortal(<ManageAssociatesPage />, {
      hub,
      dataProvider: createDataProvider(hub),
      at: '/associates',
      paths: [paths.associates, paths.associatesPage],
    });
  };

  it('that gives only page numbers has its rows shown, without a total', async () => {
    const content = Array.from({ length: 20 }, (_, at) => ({ ...row, email: `${at}@x.example` }));
    openForeign({ content, meta: { currPage: 1, totalPages: 3 } });
    expect(await screen.findByText('1–20')).toBeInTheDocument();
    expect(screen.getAllByRole('switch')).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Page 3' })).toBeInTheDocument();
  });

  it('that does not count to the end has its total shown as a minimum', async () => {
    const content = Array.from({ length: 20 }, (_, at) => ({ ...row, email: `${at}@x.example` }));
    const meta = { currPage: 1, totalPages: 25, totalElements: 500, more: true };
    openForeign({ content, meta });
    expect(await screen.findByText('1–20 of more than 500')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 25' })).toBeInTheDocument();
  });

  it('without a meta has its rows shown; words that the portal does not know are plain words', async () => {
    const words = ['', 'REVOKING', 'ON_HOLD'];
    openForeign({
      content: words.map((status, at) => ({ ...row, email: `${at}@x.example`, status })),
    });
    expect(await screen.findByText('1–3 of 3')).toBeInTheDocument();
    const table = within(screen.getByRole('table'));
    for (const word of ['Inviting...', 'Revoking', 'On Hold']) {
      expect(table.getByText(word)).toBeInTheDocument();
    }
    expect(screen.queryByText(/associates\.\w/)).not.toBeInTheDocument();
    // Neither date nor type.
    expect(screen.getAllByText('-')).toHaveLength(2 * words.length);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/of invitations.*meta.*inviteType/));
  });
});
