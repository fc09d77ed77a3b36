import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { InvitationResult } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { answering } from '#providers/testing/network.ts';
import { formatTime } from '#src/portal/ui/dateFormat.ts';
import { deferred, expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { isInviteTaskDone } from './inviteTaskHint.ts';

const hub = testHub();
const { session } = hub;

const accept = async (emails: string[], _language?: Language): Promise<InvitationResult> => ({
  successful: emails,
  failed: [],
});

interface Sent {
  body: { emailAddresses: string[]; language?: Language };
}
type Send = (...args: Parameters<typeof accept>) => ReturnType<typeof accept>;

function open(sendInvitations: Send = accept) {
  const send = vi.fn(sendInvitations);
  const onSent = vi.fn();
  const page = renderInPortal(<InvitePanel onSent={onSent} />, {
    hub,
    dataProvider: {
      call: answering({
        sendInvitations: ({ body }: Sent) => send(body.emailAddresses, body.language),
      }),
    },
  });
  const box = screen.getByRole('textbox', { name: 'Add Associate Emails' });
  const press = () => page.user.click(screen.getByRole('button', { name: 'Send Invites' }));
  const paste = async (text: string) => {
    await page.user.click(box);
    await page.user.paste(text);
  };
  return { ...page, send, onSent, box, press, paste };
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `p${at}@x.example`).join('\n');

beforeEach(() => {
  localStorage.clear();
  session.setFromServer(null);
});

it('a double click sends invitations once, and the result is shown', async () => {
  const { paste, send } = open();
  await paste('a@x.example');
  const button = screen.getByRole('button', { name: 'Send Invites' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('1 invitation is on its way.')).toBeInTheDocument();
  expect(send).toHaveBeenCalledOnce();
});

describe('the language of the email', () => {
  const language = () => screen.getByRole('combobox', { name: 'Language of the email' });

  it("is the inviter's, and shown", async () => {
    const { press, paste, send } = open();
    expect(language()).toHaveTextContent('English');
    // It always has a value, so nothing says that it must have one.
    expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
    await paste('a@x.example');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledWith(['a@x.example'], 'en'));
  });

  it('is another one where it is picked, also for the next ones', async () => {
    const { press, paste, send, user } = open();
    await user.click(language());
    await user.click(screen.getByRole('option', { name: 'Español' }));
    for (const email of ['a@x.example', 'b@x.example']) {
      await paste(email);
      await press();
      await waitFor(() => expect(send).toHaveBeenLastCalledWith([email], 'es-MX'));
    }
    expect(language()).toHaveTextContent('Español');
  });
});

describe('the live count', () => {
  it('tells valid, duplicate and invalid while typing', async () => {
    const { box, user, paste } = open();
    expect(screen.queryByText(/\d valid/)).not.toBeInTheDocument();
    await paste('a@x.example, b@x.example; a@x.example no@where\nnobody at all\n');
    const count = screen.getByText(
      (_, element) => element?.textContent === '2 valid, 1 duplicate, 2 invalid',
      { selector: '[aria-live=polite]' },
    );
    await user.type(box, 'Cy c@x.example');
    expect(count).toHaveTextContent('3 valid, 1 duplicate, 2 invalid');
    await user.clear(box);
    expect(count).toBeEmptyDOMElement();
  });
});

describe('before sending', () => {
  it('warns of an empty list, and asks nobody', async () => {
    const { press, send, box, user } = open();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please type or copy and paste the email addresses.',
    );
    expect(box).toHaveFocus();
    await user.type(box, 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it('offers the address that is meant by one with a typographic apostrophe', async () => {
    const { paste, box, user } = open();
    await paste('Pat <pat.o’neil@x.example>');
    await user.click(
      screen.getByRole('button', {
        name: "Use pat.o'neil@x.example instead of pat.o’neil@x.example",
      }),
    );
    expect(box).toHaveValue("Pat <pat.o'neil@x.example>");
    expect(screen.getByText('1 valid')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /instead of/ })).not.toBeInTheDocument();
  });

  it('sends a list of fifty at once, names and repetitions not counted', async () => {
    const { press, paste, send } = open();
    await paste(
      `First\tLast\tEmail\n${addresses(50).replace(/^p/gm, 'Ann\tLee\tp')}\np0@x.example`,
    );
    expect(screen.queryByText(/^The first/)).not.toBeInTheDocument();
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toHaveLength(50);
  });

  it('tells how many of a longer list are sent, and leaves the rest for the next press', async () => {
    const { press, paste, send, box } = open();
    await paste(addresses(60));
    expect(
      screen.getByText(
        'The first 50 of 60 addresses will be sent. The rest stays in the box for the next time.',
      ),
    ).toBeInTheDocument();
    await press();
    expect(
      await screen.findByText(
        'These are 50 of 60 addresses. The rest is still in the box for the next time.',
      ),
    ).toBeInTheDocument();
    expect(box).toHaveValue(addresses(60).split('\n').slice(50).join('\n'));
    await press();
    await waitFor(() => expect(box).toHaveValue(''));
    expect(send.mock.calls.map(([sent]) => sent.length)).toEqual([50, 10]);
    expect(screen.queryByText(/of 60/)).not.toBeInTheDocument();
  });

  it('asks no server about a list without any address, and keeps it', async () => {
    const { press, paste, send, box } = open();
    await paste('Ann Lee, Northwind');
    await press();
    const results = within(await screen.findByRole('list', { name: 'Result' }));
    expect(results.getByRole('listitem')).toHaveTextContent('Ann Lee, NorthwindEnter valid email');
    expect(send).not.toHaveBeenCalled();
    expect(box).toHaveValue('Ann Lee, Northwind');
  });
});

describe('after sending', () => {
  it('shows one result per address, and keeps in the box what failed', async () => {
    const { press, paste, box, onSent } = open(async () => ({
      successful: ['a@x.example'],
      failed: [{ email: 'b@x.example', reason: 'already registered' }],
    }));
    await paste('a@x.example b@x.example\nbroken');
    await press();
    const results = within(await screen.findByRole('list', { name: 'Result' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'b@x.examplealready registered',
      'brokenEnter valid email',
      'a@x.exampleinvitation on its way',
    ]);
    expect(screen.getByText('1 invitation is on its way.')).toBeInTheDocument();
    expect(
      screen.getByText('2 addresses could not be invited and stay in the box.'),
    ).toBeInTheDocument();
    expect(box).toHaveValue('b@x.example\nbroken');
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('says of an address that was mailed a moment ago when it can be again', async () => {
    const { press, paste } = open(async () => ({
      successful: ['a@x.example', 'b@x.example'],
      failed: [],
      notBefore: { 'b@x.example': '2026-03-07T14:32:00.000Z' },
    }));
    await paste('a@x.example b@x.example');
    await press();
    const results = within(await screen.findByRole('list', { name: 'Result' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a@x.exampleinvitation on its way',
      `b@x.examplecan be sent again from ${formatTime('2026-03-07T14:32:00.000Z', 'en')}`,
    ]);
    expect(screen.getByText('1 invitation is on its way.')).toBeInTheDocument();
    expect(
      screen.getByText(/^1 address got an email less than ten minutes ago/),
    ).toBeInTheDocument();
  });

  it('keeps what was typed while the answer was awaited, and sends once', async () => {
    const answer = deferred<Awaited<ReturnType<typeof accept>>>();
    const { press, paste, user, box, send } = open(() => answer.promise);
    await paste('a@x.example');
    await press();
    await press();
    expect(await screen.findByText('Sending your invitations…')).toBeInTheDocument();
    await user.type(box, '\nlate@x.example');
    answer.resolve(await accept(['a@x.example']));
    await waitFor(() => expect(box).toHaveValue('late@x.example'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('leaves a hint for this person only', async () => {
    vi.spyOn(session, 'profile').mockReturnValue({ provider: { id: 'p-1' } } as never);
    const { press, paste } = open();
    await paste('a@x.example');
    await press();
    await screen.findByRole('list', { name: 'Result' });
    expect(isInviteTaskDone('p-1')).toBe(true);
    expect(isInviteTaskDone('p-2')).toBe(false);
  });

  it('says nothing to the list where nothing was accepted, and leaves no hint', async () => {
    vi.spyOn(session, 'profile').mockReturnValue({ provider: { id: 'p-1' } } as never);
    const { press, paste, onSent } = open(async ([email = '']) => ({
      successful: [],
      failed: [{ email, reason: 'cannot be invited' }],
    }));
    await paste('a@x.example');
    await press();
    expect(await screen.findByText('cannot be invited')).toBeInTheDocument();
    expect(onSent).not.toHaveBeenCalled();
    expect(isInviteTaskDone('p-1')).toBe(false);
  });

  it('keeps an unsent text for the person who left the page, and for nobody else', async () => {
    const profile = vi.spyOn(session, 'profile');
    profile.mockReturnValue({ provider: { id: 'p-writes', accountId: 'a-writes' } } as never);
    const first = open();
    await first.paste('a@x.example');
    first.unmount();
    profile.mockReturnValue({ provider: { id: 'p-other', accountId: 'a-other' } } as never);
    const other = open();
    expect(other.box).toHaveValue('');
    other.unmount();
    profile.mockReturnValue({ provider: { id: 'p-writes', accountId: 'a-writes' } } as never);
    const back = open();
    expect(back.box).toHaveValue('a@x.example');
    await back.press();
    await waitFor(() => expect(back.box).toHaveValue(''));
    back.unmount();
    expect(open().box).toHaveValue('');
  });

  it.each([0, 401, 403, 500])('loses nothing when the answer is %i', async (status) => {
    expectRefusedCalls();
    const { press, paste, box } = open(async () => {
      throw new ApiError('It did not work.', { status, diagId: 'd-1' });
    });
    await paste('a@x.example b@x.example');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/It did not work\..*Reference: d-1/);
    expect(box).toHaveValue('a@x.example b@x.example');
  });
});

describe('a call without an answer', () => {
  const unknown =
    'We do not know whether the invitations went out. You can safely press Send Invites again: nobody gets a second email within ten minutes.';

  it.each([
    [0, 'NETWORK', true],
    [0, 'TIMEOUT', true],
    [504, null, true],
    [429, 'error.tooManyRequests', false],
    [500, 'error.default', false],
  ])('%i %s says that it is not known what went out: %s', async (status, code, isUnknown) => {
    expectRefusedCalls();
    const { paste, press, box, send } = open(async () => {
      throw new ApiError('It did not work.', { status, code, diagId: 'd-1' });
    });
    await paste('a@x.example');
    await press();
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByText(unknown) !== null).toBe(isUnknown);
    expect(box).toHaveValue('a@x.example');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
