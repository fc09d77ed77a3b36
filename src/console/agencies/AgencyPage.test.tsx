import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AgencyDetail } from '#contract/staff/agencies.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { ApiError } from '#providers/apiError.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call, onWideScreen } from '../testing/staffCall.ts';
import AgencyPage from './AgencyPage.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-05-17T10:00:00.000Z';
const member = (number: number, name: string) => ({
  id: `00000000-0000-4000-8000-00000000001${number}`,
  name,
  email: `${name.toLowerCase()}@birch.example`,
  pointOfContact: number === 0,
  associateStatus: 'CREATED',
});
const agency: AgencyDetail = {
  id,
  name: 'Birch Travel Management',
  status: 'APPROVED',
  version: 3,
  form: demoAgencyForms.birch ?? {},
  submittedAt: at,
  approvedAt: at,
  renewalDate: '2027-05-17T00:00:00.000Z',
  quarterlyReportRequired: false,
  defaultRenewalDate: '2027-05-20',
  pointsOfContact: [],
  duplicates: [],
  changes: [],
  comments: [],
  own: false,
  history: [],
  windowEndsAt: at,
  createdAt: at,
  rejectionReason: null,
  change: null,
  people: [member(0, 'Elena'), member(1, 'Ben')],
};

function show(part: Partial<AgencyDetail> = {}, getOne = vi.fn()) {
  getOne.mockResolvedValue({ data: { ...agency, ...part } });
  return renderInConsole(<AgencyPage />, {
    resource: 'agencies',
    dataProvider: { getOne },
    at: `/staff/agencies/${id}`,
    paths: ['/staff/agencies/:id'],
  });
}
const card = async (title: string) => within(await screen.findByRole('region', { name: title }));
const posted = () => call.mock.calls.map(([, path, body]) => [path, body]);
const refusal = (status: number, text: string, rest = {}) =>
  new ApiError(text, { status, diagId: 'diag-7', ...rest });

beforeEach(() => {
  call.mockReset();
});

describe('The page of an agency', () => {
  it('shows its people, and leads to all that other parts hold about it', async () => {
    onWideScreen();
    show();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Birch Travel Management' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elena' })).toHaveAttribute(
      'href',
      `/staff/people/${agency.people[0]?.id}`,
    );
    const filter = new URLSearchParams({ filter: JSON.stringify({ agencyId: id }) });
    expect(screen.getByRole('link', { name: 'All emails' })).toHaveAttribute(
      'href',
      `/staff/mails?${filter}`,
    );
    expect(screen.queryByRole('link', { name: 'Review the registration' })).not.toBeInTheDocument();
  });

  it('shows its people on a narrow screen as cards, each with email, role and status', async () => {
    show();
    const cards = await screen.findAllByRole('link', { name: /@birch\.example/ });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'ElenaCreatedelena@birch.examplePoint of contact',
      'BenCreatedben@birch.example',
    ]);
    expect(cards[0]).toHaveAttribute('href', `/staff/people/${agency.people[0]?.id}`);
  });

  it('leads to the review of what waits', async () => {
    show({ status: 'PENDING' });
    expect(await screen.findByRole('link', { name: 'Review the registration' })).toHaveAttribute(
      'href',
      `/staff/review/${id}`,
    );
  });

  it('sends only the changed terms', async () => {
    call.mockResolvedValue({ ...agency, quarterlyReportRequired: true });
    const { user } = show();
    const terms = await card('Agency settings');
    await user.click(terms.getByLabelText('Quarterly reports required'));
    await user.click(terms.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The agency settings have been saved.')).toBeVisible();
    await waitFor(() => expect(terms.getByLabelText(/^Renewal date/)).toHaveValue('2027-05-17'));
    fireEvent.change(terms.getByLabelText(/^Renewal date/), { target: { value: '2027-06-01' } });
    await user.click(terms.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(posted()).toEqual([
        [`agencies/${id}/terms`, { quarterlyReportRequired: true }],
        [`agencies/${id}/terms`, { renewalDate: '2027-06-01' }],
      ]),
    );
  });

  it('shows beside the input why a day is refused, and keeps it', async () => {
    const fields = { lastDay: 'The day is past.' };
    call.mockRejectedValue(refusal(400, 'Not possible.', { fields }));
    const { user } = show({ status: 'NOT_CREATED', version: 0 });
    const window = await card('Registration period');
    await user.click(window.getByRole('button', { name: 'Extend' }));
    expect(await window.findByText('The day is past.')).toBeVisible();
    expect(window.getByLabelText(/^Last day/)).toHaveValue('2026-05-17');
  });

  it('reloads the agency if somebody else was quicker', async () => {
    call.mockRejectedValue(refusal(409, 'Somebody else did it.', { code: 'error.stale' }));
    const getOne = vi.fn();
    const { user } = show({}, getOne);
    const terms = await card('Agency settings');
    getOne.mockResolvedValue({ data: { ...agency, name: 'Birch & Sons' } });
    await user.click(terms.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else did it.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Birch & Sons' })).toBeVisible();
  });

  it('shows a requested change, which is made after asking or declined with a reason', async () => {
    const change = {
      id: '00000000-0000-4000-8000-0000000000c1',
      status: 'WAITING' as const,
      requestedAt: at,
      by: 'elena@birch.example',
      reason: 'We have merged.',
      answer: null,
      changes: [{ field: 'agencyDetails.accountName', before: 'Birch', after: 'Birch & Elm' }],
    };
    call.mockResolvedValue({ ...agency, change: null });
    const { user } = show({ change });
    const shown = await card('Requested change');
    expect(shown.getByText('Reason: We have merged.')).toBeVisible();
    expect(await shown.findByText('Birch & Elm')).toBeVisible();

    const declining = await card('Decline the request');
    await user.click(declining.getByRole('button', { name: 'Decline' }));
    expect(await declining.findByText('Field is required')).toBeVisible();

    await user.click((await card('Make the requested change')).getByRole('button'));
    const question = await screen.findByRole('dialog', { name: 'Make the requested change?' });
    expect(call).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Make change' }));
    await waitFor(() =>
      expect(posted()).toEqual([
        [`agencies/${id}/change`, { decision: 'apply', change: change.id, version: 3 }],
      ]),
    );
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Requested change' })).not.toBeInTheDocument(),
    );
  });

  it('merges what is typed with what somebody else has saved meanwhile, and saves the rest of it', async () => {
    const theirs = { ...agency, renewalDate: '2027-08-01T00:00:00.000Z' };
    call
      .mockRejectedValueOnce(refusal(409, 'Somebody else did it.', { code: 'error.stale' }))
      .mockResolvedValueOnce({ ...theirs, quarterlyReportRequired: true });
    const getOne = vi.fn();
    const { user } = show({}, getOne);
    const terms = await card('Agency settings');
    const required = terms.getByLabelText('Quarterly reports required');
    await user.click(required);
    getOne.mockResolvedValue({ data: theirs });
    await user.click(terms.getByRole('button', { name: 'Save' }));
    expect(await terms.findByText('Somebody else did it.')).toBeVisible();
    await waitFor(() => expect(terms.getByLabelText(/^Renewal date/)).toHaveValue('2027-08-01'));
    expect(required).toBeChecked();
    await user.click(terms.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The agency settings have been saved.')).toBeVisible();
    expect(posted()).toEqual([
      [`agencies/${id}/terms`, { quarterlyReportRequired: true }],
      [`agencies/${id}/terms`, { quarterlyReportRequired: true }],
    ]);
  });

  it('asks before another person acts for it', async () => {
    call.mockResolvedValue(agency);
    const { user } = show();
    const transfer = await card('Change the point of contact');
    await user.click(transfer.getByRole('combobox', { name: /^New point of contact/ }));
    await user.click(await screen.findByRole('option', { name: 'Ben, ben@birch.example' }));
    await user.click(transfer.getByRole('button'));
    const question = await screen.findByRole('dialog', { name: 'Change the point of contact?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(posted()).toEqual([]);
  });

  it.each([
    [503, 'button', 'Retry'],
    [404, 'link', 'Agencies'],
  ])('that could not be read (%s) says why and what to do', async (status, role, name) => {
    expectRefusedCalls();
    const failed = refusal(status, 'Not to be read.', { reading: true });
    show({}, vi.fn().mockRejectedValueOnce(failed));
    expect(await screen.findByText('Not to be read.')).toBeVisible();
    expect(screen.getByRole(role, { name })).toBeVisible();
  });
});
