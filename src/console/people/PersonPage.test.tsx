import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonRecord } from '#contract/staff/people.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { person as profileOf } from '#providers/testing/people.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { staffCall as call } from '../testing/staffCall.ts';
import PersonPage from './PersonPage.tsx';

const hub = testHub();
const { session } = hub;

const id = '00000000-0000-4000-8000-000000000001';
const agencyId = '00000000-0000-4000-8000-000000000002';
const at = '2026-05-17T10:00:00.000Z';
const person = personRecord({ id, agencyId, reasons: ['domain'] });

function show(part: Partial<PersonRecord> = {}, getOne = vi.fn()) {
  getOne.mockResolvedValue({ data: { ...person, ...part } });
  return renderInConsole(<PersonPage />, {
    hub,
    resource: 'people',
    dataProvider: { getOne },
    at: `/staff/people/${id}`,
    paths: ['/staff/people/:id'],
  });
}
const act = async (title: string) =>
  within(await screen.findByRole('region', { name: title })).getByRole('button');
const acts = () => screen.queryAllByRole('button').map((button) => button.textContent);
const posted = () => call.mock.calls.map(([method, path, body]) => [method, path, body]);

beforeEach(() => {
  call.mockReset();
  session.setFromServer(profileOf());
});

describe('The page of a person', () => {
  it('says why a registration waits, and what can be decided', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nils Berg' })).toBeVisible();
    expect(
      screen.getByText("The email address does not belong to the agency's domain."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Northwind Meetings' })).toHaveAttribute(
      'href',
      `/staff/agencies/${agencyId}`,
    );
    expect(acts()).toEqual([
      'Approve',
      'Reject',
      'Make point of contact',
      'Close Account',
      'Change Roles',
      // Of the person, and of the agency.
      'Hold Data',
      'Hold Data',
    ]);
  });

  it('says what a colleague has done meanwhile, and keeps what was typed into an act that is gone', async () => {
    const tooLate = new ApiError('No longer possible.', { status: 409, diagId: 'd' });
    call.mockRejectedValueOnce(tooLate).mockResolvedValueOnce(person);
    const step = { event: 'submit', by: 'Nils Berg', at, note: null };
    const news = { event: 'reject', by: 'Ada Okafor', at: '2026-05-18T10:00:00.000Z', note: null };
    const getOne = vi.fn();
    const { user } = show({ history: [step] }, getOne);
    const card = within(await screen.findByRole('region', { name: 'Approve the associate' }));
    await user.type(card.getByLabelText('Note'), 'Known for years');
    getOne.mockResolvedValue({
      data: { ...person, associateStatus: 'REJECTED', history: [news, step] },
    });
    await user.click(card.getByRole('button'));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Approve' }));
    const since = (await screen.findByText(/^This has changed since/)).closest('.MuiAlert-root');
    expect(since).toHaveTextContent(/Ada Okafor, May.18/);
    expect(since).not.toHaveTextContent('Nils Berg');
    expect(screen.queryByRole('region', { name: 'Approve the associate' })).toBeNull();
    expect(screen.getByText('No longer possible.')).toBeVisible();
    const unsent = screen.getByText('What you typed was not sent').closest('.MuiAlert-root');
    expect(unsent).toHaveTextContent('Known for years');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(unsent).not.toBeInTheDocument();

    // What is done next is done to what is shown.
    const reopen = within(await screen.findByRole('region', { name: /^Reopen/ }));
    await user.click(reopen.getByRole('button'));
    await waitFor(() => expect(screen.queryByText(/^This has changed since/)).toBeNull());
  });

  it('approves with the note after a confirmation, and shows the new status', async () => {
    call.mockResolvedValue({ ...person, associateStatus: 'REGISTERED', reasons: [] });
    const { user } = show();
    const card = within(await screen.findByRole('region', { name: 'Approve the associate' }));
    await user.type(card.getByLabelText('Note'), 'Known for years');
    await user.click(card.getByRole('button', { name: 'Approve' }));
    const question = await screen.findByRole('dialog', { name: 'Approve Nils Berg?' });
    expect(posted()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The associate is approved.')).toBeVisible();
    expect(posted()).toEqual([
      ['POST', `people/${id}/decision`, { decision: 'approve', note: 'Known for years' }],
    ]);
    await waitFor(() => expect(acts()).not.toContain('Approve'));
  });

  it('keeps the note and says why an act was refused', async () => {
    call.mockRejectedValue(new ApiError('Busy.', { status: 503, diagId: 'diag-5' }));
    const { user } = show();
    const card = within(await screen.findByRole('region', { name: 'Reject the associate' }));
    await user.type(card.getByLabelText('Note'), 'Twice');
    await user.click(card.getByRole('button', { name: 'Reject' }));
    const question = await screen.findByRole('dialog', { name: 'Reject Nils Berg?' });
    await user.click(within(question).getByRole('button', { name: 'Reject' }));
    expect(await card.findByText(reads('Reference: diag-5'))).toBeVisible();
    expect(card.getByLabelText('Note')).toHaveValue('Twice');
  });

  it('unlocks a locked person without a confirmation', async () => {
    call.mockResolvedValue(person);
    const { user } = show({ lockedUntil: at, lockedNetworks: 1 });
    await user.click(await act('Login is locked'));
    expect(await screen.findByText('The account is unlocked.')).toBeVisible();
    expect(posted()).toEqual([['POST', `people/${id}/unlock`, {}]]);
  });

  it('lets nobody close their own account', async () => {
    session.setFromServer({ ...profileOf(), email: person.email });
    show({ openSessions: 1 });
    await screen.findByRole('heading', { level: 1 });
    expect(acts()).not.toContain('Close Account');
    expect(acts()).not.toContain('Log Out');
  });

  it('of a closed account says so, and can open it again', async () => {
    show({ enabled: false });
    expect(await screen.findByText('This account is closed.')).toBeVisible();
    expect(acts()).toContain('Open Account');
    expect(acts()).not.toContain('Make point of contact');
  });

  it('that could not be loaded can be loaded again', async () => {
    expectRefusedCalls();
    const busy = new ApiError('Busy.', { status: 503, diagId: 'diag-4', reading: true });
    const { user } = show({}, vi.fn().mockRejectedValueOnce(busy));
    expect(await screen.findByText(reads('Reference: diag-4'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nils Berg' })).toBeVisible();
  });

  it('that no longer exists leads back to the list', async () => {
    expectRefusedCalls();
    const gone = new ApiError('There is no such person.', { status: 404, diagId: 'd' });
    show({}, vi.fn().mockRejectedValueOnce(gone));
    expect(await screen.findByText('There is no such person.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/staff/people');
  });
});
