import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRequest } from '#contract/records.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import { expectRefusal, renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import AgencyChangePage from './AgencyChangePage.tsx';

const hub = testHub();
const maple = demoAgencyForms.maple;
const waiting: ChangeRequest = {
  status: 'WAITING',
  requestedAt: '2026-11-02T12:00:00Z',
  reason: 'We have merged.',
  changes: [
    { field: 'agencyDetails.accountName', before: 'Maple Conference Group', after: 'Maple & Pine' },
  ],
  answer: null,
};

beforeEach(() => hub.session.setFromServer(person()));

function renderPage({ changeRequest = null as ChangeRequest | null, save = vi.fn() } = {}) {
  const record = { ...maple, id: 'mine', agencyStatus: 'APPROVED', version: 4, reviewComments: [] };
  save.mockResolvedValue({ data: { ...record, changeRequest: waiting } });
  const getOne = vi.fn(async () => ({ data: { ...record, changeRequest } }));
  return {
    save,
    ...renderPortal(<AgencyChangePage />, { getOne, update: save } as never, { hub }),
  };
}
const send = () => screen.getByRole('button', { name: 'Send Request' });
const name = () => screen.findByLabelText('Account Name');

test('the form as it is to be is sent with the reason, upon the version that was read', async () => {
  const { user, save } = renderPage();
  await user.clear(await name());
  await user.type(await name(), 'Maple & Pine');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Reason – Field is required');
  expect(save).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We have merged.');
  await user.click(send());
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    data: {
      reason: 'We have merged.',
      agencyDetails: { ...maple?.agencyDetails, accountName: 'Maple & Pine' },
    },
    previousData: { version: 4 },
  });
});

test('a request that waits can be corrected: the form begins with it', async () => {
  renderPage({ changeRequest: waiting });
  expect(await name()).toHaveValue('Maple & Pine');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('We have merged.');
});

test('what is refused says so, and everything typed stays', async () => {
  const text = 'You have not changed anything yet.';
  const save = vi.fn();
  const { user } = renderPage({ save });
  save.mockRejectedValue(new ApiError(text, { status: 400, diagId: 'd-1' }));
  expectRefusal();
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'No idea.');
  await user.click(send());
  const alert = await screen.findByText(text);
  expect(within(alert.closest('[role=alert]') as HTMLElement).getByText(/d-1/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('No idea.');
});
