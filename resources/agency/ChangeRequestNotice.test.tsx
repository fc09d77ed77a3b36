import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRequest } from '#contract/records.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { testHub } from '#providers/testing/hub.ts';
import { stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import AgencyRegistrationPage from './AgencyRegistrationPage.tsx';

const hub = testHub();
const CHANGE = '/agency/registration/change';

beforeEach(() => hub.session.setFromServer(person()));
afterEach(() => vi.unstubAllGlobals());

const request = (part: Partial<ChangeRequest> = {}): ChangeRequest => ({
  status: 'WAITING',
  requestedAt: '2026-11-02T12:00:00Z',
  reason: 'We have moved.',
  changes: [
    { field: 'agencyDetails.accountName', before: 'Maple Conference Group', after: 'Maple & Pine' },
    { field: 'agencyDetails.physicalAddress.state', before: 'ON', after: 'OR' },
    { field: 'agencyDetails.physicalAddress.country', before: 'CA', after: 'US' },
  ],
  answer: null,
  ...part,
});

function open(changeRequest: ChangeRequest | null | undefined, agencyStatus = 'APPROVED') {
  const record = {
    ...demoAgencyForms.maple,
    id: 'mine',
    agencyStatus,
    version: 1,
    renewalDate: null,
    reviewComments: [],
  };
  const getOne = vi
    .fn(async () => ({ data: { ...record, changeRequest: null as unknown } }))
    .mockResolvedValueOnce({ data: { ...record, changeRequest } });
  return renderPortal(<AgencyRegistrationPage />, { getOne } as never, { hub });
}
const toRequest = (name = 'Request a Change') => screen.queryByRole('link', { name });

test('an approved agency finds the way to request a change, and to its contact details', async () => {
  open(null);
  expect(await screen.findByText(/Request any other change here/)).toBeVisible();
  expect(toRequest()).toHaveAttribute('href', CHANGE);
  expect(toRequest('Contact details in your profile')).toHaveAttribute('href', '/account/profile');
});

test('a request that waits shows what it asks for, can be edited, and be withdrawn', async () => {
  const sent = stubNetwork({ 'DELETE /hub/aldervale/agency/change': { json: {} } });
  const { user } = open(request());
  const note = await screen.findByText(
    'You requested a change on November 2, 2026. Our team has not decided yet.',
  );
  const box = note.closest('[role=note]');
  expect(box).toHaveTextContent('Account Name: Maple & Pine');
  expect(box).toHaveTextContent('Physical Address – State: Oregon');
  expect(box).toHaveTextContent('Your reason: We have moved.');
  expect(toRequest('Edit the Request')).toHaveAttribute('href', CHANGE);
  await user.click(screen.getByRole('button', { name: 'Withdraw the Request' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  expect(toRequest()).toBeVisible();
});

test('a declined one shows the answer, and another can be sent', async () => {
  open(request({ status: 'DECLINED', answer: 'The register knows no such name.' }));
  expect(await screen.findByText('Our answer: The register knows no such name.')).toBeVisible();
  expect(toRequest()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the Request' })).toBeNull();
});

test('an applied one says so', async () => {
  open(request({ status: 'DONE' }));
  expect(
    await screen.findByText('The change that you requested on November 2, 2026 has been made.'),
  ).toBeVisible();
});

test.each([
  ['a back end that knows no requests', undefined, 'APPROVED'],
  ['an agency under review', null, 'PENDING'],
])('%s: the form says whom to contact', async (_, changeRequest, status) => {
  open(changeRequest, status);
  const { accreditationEmail } = hub.settings;
  const link = await screen.findByRole('link', {
    name: new RegExp(accreditationEmail.slice(0, 8)),
  });
  expect(link).toHaveAttribute('href', `mailto:${accreditationEmail}`);
  expect(toRequest()).toBeNull();
});
