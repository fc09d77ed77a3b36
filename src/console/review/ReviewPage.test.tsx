import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewRecord } from '#contract/staff/review.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call } from '../testing/staffCall.ts';
import ReviewPage from './ReviewPage.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const next = '00000000-0000-4000-8000-000000000002';
const record: ReviewRecord = {
  id,
  name: 'Birch Travel Management',
  status: 'PENDING',
  version: 3,
  form: demoAgencyForms.birch ?? {},
  submittedAt: '2026-05-17T10:00:00.000Z',
  approvedAt: null,
  renewalDate: null,
  quarterlyReportRequired: false,
  defaultRenewalDate: '2027-05-20',
  pointsOfContact: [{ id, name: 'Elena Ruiz', email: 'poc@birch.example' }],
  duplicates: [],
  changes: [],
  comments: [],
  own: false,
  history: [],
};
const mail = { to: ['poc@birch.example'], subject: 'A subject', text: 'The whole text' };

/** Shows the page of `record`; POST calls are answered by `answers`, by the end of its path. */
function show(
  part: Partial<ReviewRecord> = {},
  answers: Record<string, () => unknown> = {},
  /** What the record is once the server has refused something. */
  later: Partial<ReviewRecord> = {},
  hub = testHub(person()),
) {
  let isLater = false;
  call.mockImplementation(async (_, path) => {
    const answer = answers[path.split('/').pop() ?? ''];
    isLater = answer !== undefined;
    return answer ? answer() : path.endsWith('preview') ? mail : { status: 'APPROVED', next };
  });
  return renderInConsole(<ReviewPage />, {
    resource: 'review',
    hub,
    dataProvider: {
      getList: async () => ({ data: [], total: 0 }),
      getOne: async (_, params) =>
        ({ data: { ...record, ...part, ...(isLater && later), id: params.id } }) as never,
    },
    at: `/staff/review/${id}`,
    paths: ['/staff/review/:id', '/staff/review'],
  });
}
const posted = (end: string) => call.mock.calls.filter(([, path]) => path.endsWith(end));
// By text: computing the names of a hundred buttons is slow.
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const refusal =
  (status: number, text: string, fields = {}) =>
  () => {
    throw new ApiError(text, { status, diagId: 'd', fields });
  };

beforeEach(() => {
  call.mockReset();
  cleanup();
});

describe('The review page', () => {
  it('shows the mail, sends the decision with what was set, and opens the next', async () => {
    const { user, address } = show();
    await user.click(await screen.findByLabelText('Quarterly reports required'));
    await user.click(await button('Approve'));
    const dialog = await screen.findByRole('dialog', { name: 'Approve' });
    expect(dialog).toHaveTextContent('The whole text');
    expect(posted('decision')).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/staff/review/${next}`));
    expect(posted('decision')[0]?.[2]).toEqual({
      decision: 'approve',
      version: 3,
      quarterlyReportRequired: true,
      renewalDate: '2027-05-20',
    });
  });

  it('sends a comment per field, reached and opened by keys', async () => {
    const { user } = show();
    await screen.findByLabelText('Comment on Account Name');
    await user.keyboard('j{Enter}');
    await user.type(screen.getByLabelText('Comment on Account Name'), 'Which one? jr');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('r');
    await screen.findByRole('dialog', { name: 'Request revisions' });
    expect(posted('preview')[0]?.[2]).toEqual({
      decision: 'requestRevisions',
      version: 3,
      comment: '',
      comments: [{ field: 'agencyDetails.accountName', text: 'Which one? jr' }],
    });
  });

  it('keeps what one reviewer has typed from the next who signs in on the page', async () => {
    const hub = testHub(person({ accountId: 'ada' }));
    const comment = () => screen.findByLabelText('Comment or reason');
    const openAs = async (accountId: string) => {
      cleanup();
      hub.session.setFromServer(person({ accountId }));
      return show({}, {}, {}, hub);
    };
    const { user } = await openAs('ada');
    await user.type(await comment(), 'Mine');
    await openAs('ben');
    expect(await comment()).toHaveValue('');
    await openAs('ada');
    expect(await comment()).toHaveValue('Mine');
  });

  it('leaves keys alone where they are switched off', async () => {
    const { user } = show();
    await user.click(await screen.findByText('Keyboard shortcuts'));
    await user.click(screen.getByLabelText('Use keyboard shortcuts on this page'));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('ax');
    expect(posted('preview')).toHaveLength(0);
  });

  it('shows beside the field why a decision is refused', async () => {
    const required = 'Field is required';
    const { user } = show(
      {},
      { preview: refusal(400, 'Please check the marked fields.', { reason: required }) },
    );
    await user.click(await button('Reject'));
    const reason = await screen.findByLabelText('Comment or reason');
    expect(reason).toHaveAccessibleDescription(expect.stringContaining(required));
    expect(reason).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says who has decided already, and keeps what was typed', async () => {
    expectRefusedCalls();
    const { user } = show({}, { decision: refusal(409, 'Ada has decided already: rejected.') });
    await user.type(await screen.findByLabelText('Comment or reason'), 'Kept');
    await user.click(await button('Request revisions'));
    await screen.findByRole('dialog');
    await user.keyboard('{Enter}');
    await screen.findByText('Ada has decided already: rejected.');
    expect(screen.getByLabelText('Comment or reason')).toHaveValue('Kept');
  });

  const lina = { by: 'Lina', note: null };
  const decideLate = async (later: Partial<ReviewRecord>) => {
    expectRefusedCalls();
    const history = [
      { at: '2026-05-19T10:00:00.000Z', event: 'requestRevisions', ...lina },
      { at: '2026-05-17T10:00:00.000Z', event: 'submit', ...lina },
    ];
    const { user } = show(
      { history: history.slice(1) },
      { decision: refusal(409, 'Too late.') },
      { history, ...later },
    );
    await user.type(await screen.findByLabelText('Comment or reason'), 'Kept');
    await user.click(await button('Request revisions'));
    await screen.findByRole('dialog');
    await user.keyboard('{Enter}');
    return user;
  };

  it('shows the application that was submitted again meanwhile, with what was typed', async () => {
    await decideLate({
      version: 4,
      changes: [{ field: 'agencyDetails.numberOfAgents', before: 4, after: 9 }],
    });
    const since = await screen.findByText(/^This has changed since you opened/);
    expect(since.closest('.MuiAlert-root')).toHaveTextContent(/Revisions requested, Lina, May.19/);
    expect(since.closest('.MuiAlert-root')).not.toHaveTextContent('Submitted');
    await screen.findByRole('region', { name: '1 change since the last submission' });
    expect(screen.getByLabelText('Comment or reason')).toHaveValue('Kept');
  });

  it('shows what was typed, until it is discarded, if somebody else has decided', async () => {
    const user = await decideLate({ status: 'REVISIONS_REQUIRED' });
    await screen.findByText('This agency is not waiting for a decision.');
    expect(screen.getByText('Too late.')).toBeVisible();
    const unsent = screen.getByText('What you typed was not sent').closest('.MuiAlert-root');
    expect(unsent).toHaveTextContent('Kept');
    // The dialog, which hides the page, fades away first.
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(unsent).not.toBeInTheDocument();
  });

  it('warns of agencies alike', async () => {
    show({ duplicates: [{ id: next, name: 'Twin', status: 'APPROVED', same: ['domain'] }] });
    expect(await screen.findByRole('link', { name: 'Twin' })).toHaveAttribute(
      'href',
      `/staff/agencies/${next}`,
    );
  });

  it('decides nothing where nothing waits', async () => {
    show({ status: 'APPROVED' });
    await screen.findByText('This agency is not waiting for a decision.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows changes side by side', async () => {
    show({
      changes: [{ field: 'agencyDetails.numberOfAgents', before: 4, after: 9 }],
      comments: [{ field: 'agencyDetails.numberOfAgents', text: 'Count again.', at: '', by: null }],
    });
    const table = await screen.findByRole('region', { name: '1 change since the last submission' });
    expect(table).toHaveTextContent('Number of Agents49Count again.');
  });
});
