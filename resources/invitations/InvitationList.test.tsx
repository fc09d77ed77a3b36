import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableFormats } from '#contract/downloads.ts';
import { paths } from '#contract/paths.ts';
import { invitationStatuses } from '#contract/statuses.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { i18nProvider } from '#providers/testing/i18nProvider.ts';
import { stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { formatTime } from '#src/portal/ui/dateFormat.ts';
import { deferred, expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import { type InvitationRow, statusKey } from './invitationModel.ts';
import { InvitationList } from './ManageAssociatesPage.tsx';
import { invitation, invitations, invitationsServer } from './testInvitations.ts';

const hub = testHub();
const { session } = hub;

function open(rows: InvitationRow[], at = '/associates') {
  return openOn(invitationsServer(rows), at);
}

function openOn(server: ReturnType<typeof invitationsServer>, at = '/associates') {
  const page = renderInPortal(<InvitationList />, {
    hub,
    dataProvider: server.dataProvider,
    at,
    paths: [paths.associates, paths.associatesPage, paths.dashboard],
  });
  return { ...page, ...server };
}

function onPhone() {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

const rowOf = async (email: string) =>
  (await screen.findByText(email, { selector: 'td *' })).closest('tr') as HTMLTableRowElement;
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent);
const emails = () =>
  screen.getAllByRole('switch').map((it) => it.getAttribute('aria-label')?.split(' ').at(-1));

describe('the table', () => {
  it('has the columns of the specification, and words for what it holds', async () => {
    open([
      invitation({ email: 'new@x.example', status: null, invitationSentDate: null }),
      invitation({ email: 'bad@x.example', status: 'FAILED', reason: 'No such mailbox.' }),
      invitation({ email: 'self@x.example', status: 'PENDING_RENEWAL', inviteType: 'SELF' }),
    ]);
    expect(cellsOf(await rowOf('new@x.example')).slice(1, 5)).toEqual([
      'new@x.example',
      '-',
      'Inviting...',
      'POC',
    ]);
    expect(cellsOf(await rowOf('bad@x.example'))[3]).toBe('Invitation failedNo such mailbox.');
    expect(cellsOf(await rowOf('self@x.example')).slice(1, 5)).toEqual([
      'self@x.example',
      '03/07/2026',
      'Pending renewal',
      'Self',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'POC',
      'Email',
      'Date',
      'Status',
      'Invitation Type',
      'Actions',
    ]);
  });
});

describe('pages', () => {
  it('are links with the number in the path, 20 rows each', async () => {
    const { address } = open(invitations(45), '/associates/page/3');
    await rowOf('a41@northwind.example');
    expect(emails()).toHaveLength(5);
    expect(screen.getByText('41–45 of 45')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/associates/page/2',
    );
    expect(address()).toBe('/associates/page/3');
  });

  it('above the last are the last, and the address says so', async () => {
    const { address } = open(invitations(45), '/associates/page/99');
    await waitFor(() => expect(address()).toBe('/associates/page/3'));
    await rowOf('a41@northwind.example');
  });

  it('keep the filters', async () => {
    const { user, address } = open(invitations(45), '/associates?search=north');
    await rowOf('a01@northwind.example');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await rowOf('a21@northwind.example');
    expect(address()).toBe('/associates/page/2?search=north');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your associates' })).toHaveFocus(),
    );
  });

  it('are not offered where there is one', async () => {
    open(invitations(20));
    await rowOf('a20@northwind.example');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('search and filters', () => {
  const people = [
    invitation({ email: 'ann@x.example', status: 'ACCREDITED' }),
    invitation({ email: 'bob@x.example', status: 'CREATED', inviteType: 'SELF' }),
    ...invitations(30),
  ];

  it('search with Enter or Search, from page 1', async () => {
    const { user, address } = open(people, '/associates/page/2');
    await rowOf('a30@northwind.example');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' ann {Enter}');
    await waitFor(() => expect(emails()).toEqual(['ann@x.example']));
    expect(address()).toBe('/associates/page/1?search=ann');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'bob');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(emails()).toEqual(['bob@x.example']));
  });

  it('filter by status and type at once, and clear all', async () => {
    const { user, address } = open(people, '/associates/page/2');
    await rowOf('a30@northwind.example');
    const status = screen.getByRole('combobox', { name: 'Status' });
    const type = screen.getByRole('combobox', { name: 'Invitation Type' });
    await user.click(status);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Invited',
      'Created',
      'Pending',
      'Accredited',
      'Rejected',
    ]);
    await user.click(screen.getByRole('option', { name: 'Created' }));
    await waitFor(() => expect(emails()).toEqual(['bob@x.example']));
    await user.click(type);
    await user.click(screen.getByRole('option', { name: 'Self' }));
    await waitFor(() =>
      expect(address()).toBe('/associates/page/1?inviteStatus=CREATED&inviteType=SELF'),
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(emails()).toHaveLength(20));
    expect(address()).toBe('/associates/page/1');
    await waitFor(() => expect(status).toHaveTextContent('All'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await user.type(screen.getByRole('searchbox'), 'not searched for');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('follow the address, so that Back and a reload show what they showed', async () => {
    const { user, router } = open(people, '/associates?search=ann&inviteStatus=ACCREDITED');
    await waitFor(() => expect(emails()).toEqual(['ann@x.example']));
    const box = screen.getByRole('searchbox');
    await waitFor(() => expect(box).toHaveValue('ann'));
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Accredited');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(box).toHaveValue(''));
    await router.navigate(-1);
    await waitFor(() => expect(box).toHaveValue('ann'));
  });

  it('takes 200 characters and refuses 201', async () => {
    const { user, address } = open(people);
    const box = await screen.findByRole('searchbox');
    await user.click(box);
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(/Field length more than 200 chars/),
    );
    expect(address()).toBe('/associates');
    await user.type(box, '{Backspace}{Enter}');
    await waitFor(() => expect(address()).toBe(`/associates/page/1?search=${'x'.repeat(200)}`));
    await waitFor(() => expect(box).not.toHaveAccessibleDescription());
  });

  it('say that nothing matches, with a way back', async () => {
    const { user } = open(people, '/associates?search=nobody');
    expect(await screen.findByText('No associates match your search')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all associates' }));
    await waitFor(() => expect(emails()).toHaveLength(20));
  });
});

it('the list of invitations says that nobody is invited yet', async () => {
  open([]);
  expect(await screen.findByText('No one has been invited yet')).toBeInTheDocument();
});

it('explains every status of a row to those who ask', async () => {
  const { user } = open([]);
  const toggle = screen.getByRole('button', { name: 'Status Definitions' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const words = [null, ...invitationStatuses].map((status) =>
    i18nProvider.translate(statusKey(status)),
  );
  expect(terms).toEqual(words);
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts.filter((text) => text === '' || text.startsWith('associates.'))).toEqual([]);
});

it('offers Retry where the list could not be read', async () => {
  expectRefusedCalls();
  const server = invitationsServer([invitation()]);
  vi.spyOn(server.verbs, 'getList').mockRejectedValueOnce(
    new ApiError('We cannot reach the service.', { status: 0, diagId: 'd-9' }),
  );
  const { user } = openOn(server);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /We cannot reach the service\..*Reference: d-9/,
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('jane@northwind.example');
});

it.each([
  ['a desk', () => undefined],
  ['a phone', onPhone],
])(
  'on %s, keeps the rows that are shown where they could not be read again',
  async (_where, sized) => {
    sized();
    expectRefusedCalls();
    const server = invitationsServer([invitation()]);
    const { user } = openOn(server);
    const menu = await screen.findByRole('button', { name: 'Actions for jane@northwind.example' });
    vi.spyOn(server.verbs, 'getList').mockRejectedValueOnce(
      new ApiError('We cannot reach the service.', { status: 0, diagId: 'd-9' }),
    );
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Send again' }));
    expect(await screen.findByText('We cannot reach the service.')).toBeVisible();
    expect(emails()).toEqual(['jane@northwind.example']);
  },
);

describe('the point of contact', () => {
  const toggle = () =>
    screen.getByRole('switch', { name: 'Point of contact jane@northwind.example' });

  it('says Changing..., then Saved', async () => {
    const { user, verbs } = open([invitation()]);
    const answer = deferred<{ data: InvitationRow }>();
    const set = vi.spyOn(verbs, 'update').mockReturnValue(answer.promise);
    const row = within(await rowOf('jane@northwind.example'));
    expect(toggle()).not.toBeChecked();
    await user.click(toggle());
    expect(await row.findByText('Changing...')).toBeInTheDocument();
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    expect(set).toHaveBeenCalledOnce();
    expect(set.mock.calls[0]?.[1]).toMatchObject({
      id: 'jane@northwind.example',
      data: { pointOfContact: true },
    });
    answer.resolve({ data: invitation({ pointOfContact: true }) });
    expect(await row.findByText('Saved')).toBeInTheDocument();
    await waitFor(() => expect(toggle()).toBeChecked());
  });

  it('reverts and says why if it is refused, and can be tried again', async () => {
    expectRefusedCalls();
    const { user, verbs } = open([invitation({ pointOfContact: true })]);
    vi.spyOn(verbs, 'update').mockRejectedValueOnce(
      new ApiError('An agency needs at least one point of contact. Choose another one first.', {
        status: 409,
        diagId: 'd',
      }),
    );
    const row = within(await rowOf('jane@northwind.example'));
    await user.click(toggle());
    expect(await row.findByText('Failed')).toBeInTheDocument();
    expect(toggle()).toBeChecked();
    const retry = row.getByRole('button', { name: 'Retry' });
    expect(retry).toHaveAccessibleDescription(
      'An agency needs at least one point of contact. Choose another one first.',
    );
    await user.click(retry);
    expect(await row.findByText('Saved')).toBeInTheDocument();
    await waitFor(() => expect(toggle()).not.toBeChecked());
  });
});

describe('the own switch', () => {
  const own = person({}, { email: 'jane@northwind.example' });
  const openOwn = (pointOfContact = true) => {
    session.setFromServer(own);
    const sent = stubNetwork({
      'GET /hub/account/me': {
        json: { ...own, provider: { ...own.provider, pointOfContact: false } },
      },
    });
    return { ...open([invitation({ email: own.email, pointOfContact })]), sent };
  };
  const toggle = () => screen.findByRole('switch', { name: `Point of contact ${own.email}` });
  afterEach(() => {
    session.setFromServer(null);
    vi.unstubAllGlobals();
  });

  it('asks first when it is switched off, and Cancel leaves everything as it is', async () => {
    const { user, verbs } = openOwn();
    const set = vi.spyOn(verbs, 'update');
    await user.click(await toggle());
    const dialog = await screen.findByRole('dialog', {
      name: 'You will no longer be able to manage associates',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(set).not.toHaveBeenCalled();
    expect(await toggle()).toBeChecked();
  });

  it('leads to the dashboard once it is off, and the rights follow at once', async () => {
    const { user, verbs, router, sent } = openOwn();
    const set = vi.spyOn(verbs, 'update');
    const paths: string[] = [];
    session.subscribe(() => paths.push(router.state.location.pathname));
    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(session.viewer().pointOfContact).toBe(false));
    expect(set).toHaveBeenCalledOnce();
    expect(set.mock.calls[0]?.[1]).toMatchObject({
      id: own.email,
      data: { pointOfContact: false },
    });
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(new Set(paths)).toEqual(new Set(['/dashboard']));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/hub/account/me']));
  });

  it('is switched on without a question', async () => {
    const { user } = openOwn(false);
    await user.click(await toggle());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(session.viewer().pointOfContact).toBe(true);
  });
});

describe('the menu of a row', () => {
  const menu = async (user: ReturnType<typeof open>['user'], email: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${email}` }));
    return within(await screen.findByRole('menu'));
  };
  const choose = async (user: ReturnType<typeof open>['user'], email: string, word: string) =>
    user.click((await menu(user, email)).getByRole('menuitem', { name: word }));

  it.each([
    ['INVITED', ['Send again', 'Revoke']],
    ['FAILED', ['Send again', 'Revoke']],
    ['EXPIRED', ['Send again', 'Revoke']],
    [null, ['Revoke']],
    ['ACCREDITED', ['Revoke']],
  ] as const)('of %s offers %j', async (status, words) => {
    const { user } = open([invitation({ status })]);
    const items = (await menu(user, 'jane@northwind.example')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(words);
  });

  it('revokes after asking, and the focus stays in the list', async () => {
    const { user, verbs } = open([
      invitation({ email: 'one@x.example' }),
      invitation({ email: 'two@x.example' }),
    ]);
    const gone = deferred<void>();
    const { delete: remove } = verbs;
    const revoke = vi.spyOn(verbs, 'delete').mockImplementation(async (...row) => {
      await gone.promise;
      return remove(...row);
    });
    await choose(user, 'one@x.example', 'Revoke');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(/The link we emailed to one@x\.example will stop working/);
    const dialog = within(question);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(revoke).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoking')).toBeInTheDocument();
    // No other action is possible on that row meanwhile.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Actions for one@x.example' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    gone.resolve();
    await waitFor(() => expect(emails()).toEqual(['two@x.example']));
    expect(await screen.findByText(reads('one@x.example has been removed.'))).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for two@x.example' })).toHaveFocus(),
    );
    // The result concerns the rows that are shown, so another search clears it.
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody{Enter}');
    await screen.findByRole('button', { name: 'Show all associates' });
    expect(screen.queryByText(reads('one@x.example has been removed.'))).not.toBeInTheDocument();
  });

  it('moves the focus to the same neighbour each time', async () => {
    const { user } = open(
      ['one', 'two', 'three'].map((it) => invitation({ email: `${it}@x.test` })),
    );
    for (const email of ['one@x.test', 'three@x.test']) {
      await choose(user, email, 'Revoke');
      await user.click(await screen.findByRole('button', { name: 'Revoke' }));
      await screen.findByText(reads(`${email} has been removed.`));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Actions for two@x.test' })).toHaveFocus(),
      );
    }
  });

  it('shows the previous page when the last row of a page is removed', async () => {
    const { user, address, router } = open(invitations(21), '/associates/page/2');
    await choose(user, 'a21@northwind.example', 'Revoke');
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await rowOf('a20@northwind.example');
    await waitFor(() => expect(address()).toBe('/associates/page/1'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(
      await screen.findByText(reads('a21@northwind.example has been removed.')),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your associates' })).toHaveFocus(),
    );
  });

  it('does nothing on Cancel', async () => {
    const { user, verbs } = open([invitation()]);
    const revoke = vi.spyOn(verbs, 'delete');
    await choose(user, 'jane@northwind.example', 'Revoke');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(revoke).not.toHaveBeenCalled();
    await rowOf('jane@northwind.example');
  });

  it('warns in stronger words of a person with an account', async () => {
    const { user } = open([invitation({ status: 'CREATED' })]);
    await choose(user, 'jane@northwind.example', 'Revoke');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Remove this associate from your agency\?.*already has an account.*can invite the person again.*starts over/,
    );
  });

  it('says Failed if it was refused, and can be tried again', async () => {
    expectRefusedCalls();
    const { user, verbs } = open([invitation(), invitation({ email: 'b@x.example' })]);
    vi.spyOn(verbs, 'delete').mockRejectedValueOnce(
      new ApiError('This is no longer possible.', { status: 409, diagId: 'd' }),
    );
    await choose(user, 'jane@northwind.example', 'Revoke');
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const row = within(await rowOf('jane@northwind.example'));
    expect(await row.findByText('Failed')).toBeInTheDocument();
    expect(row.getByText('This is no longer possible.')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(emails()).toEqual(['b@x.example']));
  });

  it('sends again', async () => {
    const { user } = open([invitation({ status: 'FAILED', reason: 'No such mailbox.' })]);
    await choose(user, 'jane@northwind.example', 'Send again');
    expect(
      await screen.findByText(
        reads('The invitation to jane@northwind.example is being sent again.'),
      ),
    ).toBeInTheDocument();
    await waitFor(async () =>
      expect(cellsOf(await rowOf('jane@northwind.example'))[3]).toBe('Inviting...'),
    );
  });

  it('says when it can be sent again, where it was sent a moment ago', async () => {
    const { user, verbs } = open([invitation()]);
    vi.spyOn(verbs, 'sendInvitations').mockResolvedValueOnce({
      successful: ['jane@northwind.example'],
      failed: [],
      notBefore: { 'jane@northwind.example': '2026-03-07T14:32:00.000Z' },
    } as never);
    await choose(user, 'jane@northwind.example', 'Send again');
    const row = within(await rowOf('jane@northwind.example'));
    const time = formatTime('2026-03-07T14:32:00.000Z', 'en');
    expect(
      await row.findByText(
        `The invitation was sent less than ten minutes ago. You can send it again from ${time}.`,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/is on its way again/)).not.toBeInTheDocument();
  });

  it('shows why sending again failed', async () => {
    const { user, verbs } = open([invitation()]);
    vi.spyOn(verbs, 'sendInvitations').mockResolvedValueOnce({
      successful: [],
      failed: ['jane@northwind.example'] as never[],
    });
    await choose(user, 'jane@northwind.example', 'Send again');
    expect(await screen.findByText('cannot be invited')).toBeInTheDocument();
  });
});

describe('several rows', () => {
  const people = ['one', 'two', 'three'].map((it) => invitation({ email: `${it}@x.test` }));
  async function select(user: ReturnType<typeof open>['user'], ...names: string[]) {
    for (const email of names) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${email}` }));
    }
  }
  const results = async () =>
    within(await screen.findByRole('list', { name: 'Result' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are revoked at once: asked with their number, a result for each', async () => {
    expectRefusedCalls();
    const { user, verbs } = open(people);
    vi.spyOn(verbs, 'delete').mockRejectedValueOnce(
      new ApiError('An agency needs at least one point of contact. Choose another one first.', {
        status: 409,
        diagId: 'd',
      }),
    );
    await select(user, 'one@x.test', 'three@x.test');
    expect(screen.getByText('2 items selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    const question = await screen.findByRole('dialog', { name: 'Revoke 2 associates?' });
    expect(question).toHaveTextContent(/can invite these people again.*starts over/);
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await results()).toEqual([
      'one@x.testAn agency needs at least one point of contact. Choose another one first.',
      'three@x.testrevoked',
    ]);
    expect(screen.getByText('1 associate has been removed.')).toBeInTheDocument();
    expect(screen.getByText('1 associate could not be removed.')).toBeInTheDocument();
    expect(emails()).toEqual(['one@x.test', 'two@x.test']);
    const toggle = screen.getByRole('switch', { name: 'Point of contact one@x.test' });
    const row = within(toggle.closest('tr') as HTMLElement);
    expect(row.getByText('Failed')).toBeInTheDocument();
    expect(row.getByRole('checkbox')).not.toBeChecked();
    await user.click(row.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(emails()).toEqual(['two@x.test']));
  });

  it('are invited again by one call', async () => {
    const { user, verbs } = open(people);
    const send = vi.spyOn(verbs, 'sendInvitations').mockResolvedValueOnce({
      successful: ['two@x.test'],
      failed: ['one@x.test'] as never[],
    });
    await select(user, 'one@x.test', 'two@x.test');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const question = await screen.findByRole('dialog', { name: 'Send 2 invitations again?' });
    await user.click(within(question).getByRole('button', { name: 'Send again' }));
    expect(await results()).toEqual(['one@x.testcannot be invited', 'two@x.testsent again']);
    expect(screen.getByRole('heading', { name: 'Your associates' })).toHaveFocus();
    expect(send.mock.calls).toEqual([[['one@x.test', 'two@x.test']]]);
  });

  it('are no longer selected when the page is turned', async () => {
    const { user } = open(invitations(25));
    await select(user, 'a01@northwind.example');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await rowOf('a21@northwind.example');
    expect(screen.queryByText('1 item selected')).not.toBeInTheDocument();
  });
});

it.each(tableFormats)('the filtered list can be downloaded as %s', async (format) => {
  open(invitations(3), '/associates?search=north');
  await rowOf('a01@northwind.example');
  const link = screen.getByRole('link', { name: `Export as ${format.toUpperCase()}` });
  const address = new URL((link as HTMLAnchorElement).href);
  expect(address.pathname).toBe('/api/v1/hub/aldervale/invitation/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    search: 'north',
    format,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('on a phone each associate is a card that can be selected and acted on', async () => {
  onPhone();
  const { user } = open([
    invitation({ email: 'one@x.test', status: 'EXPIRED' }),
    invitation({ email: 'two@x.test' }),
  ]);
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  const card = within((await screen.findByText('two@x.test')).closest('li') as HTMLElement);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(card.getByText('Invited')).toBeInTheDocument();
  expect(card.getByRole('switch', { name: 'Point of contact two@x.test' })).toBeInTheDocument();
  await user.click(card.getByRole('checkbox', { name: 'Select two@x.test' }));
  expect(screen.getByText('1 item selected')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Revoke' })).toHaveTextContent('Revoke');
  expect(card.getByRole('button', { name: 'Actions for two@x.test' })).toBeInTheDocument();
});

it.each([
  [`search=${'x'.repeat(201)}`, 'Field length more than 200 chars'],
  ['inviteStatus=FOO', 'Field should contain one of select options'],
  ['inviteType=poc&search=a', 'Field should contain one of select options'],
  ['foo=bar&inviteStatus=CREATED', 'This list has no such filter: foo'],
  ['filter={"q":"x"}&page=2', 'This list has no such filter: filter, page'],
])('an address with the filter %s says why it shows nothing', async (query, reason) => {
  const { user, address } = open(invitations(3), `/associates?${query}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The filters in this address cannot be used.');
  expect(alert).toHaveTextContent(reason);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Show the whole list' }));
  expect(await screen.findByText('1–3 of 3')).toBeInTheDocument();
  expect(address()).toBe('/associates/page/1');
});
