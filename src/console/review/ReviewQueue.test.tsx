import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeRow } from '#contract/staff/agencies.ts';
import type { ReviewRow } from '#contract/staff/review.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { ApiError } from '#providers/apiError.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call, onWideScreen } from '../testing/staffCall.ts';
import ReviewQueue from './ReviewQueue.tsx';

beforeEach(onWideScreen);

const application = (id: string, part: Partial<ReviewRow> = {}): ReviewRow => ({
  id,
  name: id,
  domain: `${id}.example`,
  email: `poc@${id}.example`,
  submittedAt: '2026-05-17T10:00:00.000Z',
  again: false,
  warnings: [],
  ...part,
});
const rows = [
  application('elm'),
  application('oak'),
  application('twin', { again: true, warnings: ['domain', 'name'] }),
];

let version = 7;
beforeEach(() => {
  version = 7;
});

function show(data: ReviewRow[] = rows, requests: ChangeRow[] = []) {
  const getOne = async (_: string, { id }: { id: string }) => ({
    data: {
      id,
      version,
      form: demoAgencyForms.birch,
      changes: [],
      quarterlyReportRequired: false,
      defaultRenewalDate: '2027-05-20',
    },
  });
  return renderInConsole(<ReviewQueue />, {
    resource: 'review',
    dataProvider: {
      getList: async (resource: string) => {
        const found = resource === 'changes' ? requests : data;
        return { data: found, total: found.length };
      },
      getOne,
    } as never,
  });
}
const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

beforeEach(() => {
  call.mockReset();
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('The review queue', () => {
  it('says of each application whether it is the first, and what to look at', async () => {
    show();
    expect(await row('elm')).toHaveTextContent('First');
    const twin = within(await row('twin'));
    twin.getByText('Resubmission or renewal');
    twin.getByText('Same domain');
    twin.getByText('Same name');
  });

  it('shows the requests of approved agencies for a change, each with the way to its agency', async () => {
    const fields = ['agencyDetails.accountName', 'agencyDetails.companyDomainEmail'];
    const requestedAt = '2026-05-17T10:00:00.000Z';
    show(rows, [{ id: 'maple', name: 'Maple', by: 'cleo@maple.example', fields, requestedAt }]);
    const part = within(await screen.findByRole('region', { name: 'Requested changes' }));
    expect(await part.findByRole('link', { name: 'Maple' })).toHaveAttribute(
      'href',
      '/staff/agencies/maple',
    );
    expect(part.getByText('Account Name, Company Domain Email')).toBeVisible();
  });

  it('says so when no agency waits', async () => {
    show([]);
    await screen.findByText('No agencies are waiting for a decision.');
  });

  it('approves several at once: each looked at before, none with a warning, one result a row', async () => {
    call
      .mockResolvedValueOnce({})
      .mockRejectedValueOnce(
        new ApiError('Somebody else has decided', { status: 409, diagId: 'd' }),
      );
    const { user } = show();
    for (const name of ['elm', 'oak', 'twin']) {
      await user.click(within(await row(name)).getByRole('checkbox'));
    }
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 agencies?' }));
    const approve = () => dialog.getByRole('button', { name: 'Approve' });
    await user.click(await dialog.findByRole('button', { name: /^elm/ }));
    await dialog.findByText('Reviewed');
    expect(approve()).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /^oak/ }));
    await vi.waitFor(() => expect(approve()).toBeEnabled());
    await user.click(approve());
    await dialog.findByText('Somebody else has decided');
    expect(call.mock.calls.map(([, path, body]) => [path, body])).toEqual(
      ['elm', 'oak'].map((id) => [
        `review/${id}/decision`,
        {
          decision: 'approve',
          version: 7,
          quarterlyReportRequired: false,
          renewalDate: '2027-05-20',
        },
      ]),
    );
  });

  it('approves what was submitted again once that was looked at, too', async () => {
    const resubmitted = new ApiError('It was submitted again', { status: 409, diagId: 'd' });
    call.mockRejectedValueOnce(resubmitted).mockResolvedValueOnce({});
    const { user } = show();
    await user.click(within(await row('elm')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve one agency?' }));
    for (const [button, outcome] of [
      ['Approve', 'It was submitted again'],
      ['Retry', '1 of 1 done'],
    ] as const) {
      const approve = dialog.getByRole('button', { name: button });
      expect(approve).toBeDisabled();
      await user.click(await dialog.findByRole('button', { name: /^elm/ }));
      await vi.waitFor(() => expect(approve).toBeEnabled());
      await user.click(approve);
      await dialog.findByText(outcome);
      version = 8;
    }
    expect(call.mock.calls.map(([, , body]) => (body as { version: number }).version)).toEqual([
      7, 8,
    ]);
  });
});
