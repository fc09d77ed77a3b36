import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AuditVerification } from '#contract/staff/audit.ts';
import { type StaffRole, staffRoles } from '#contract/staff/roles.ts';
import { ApiError } from '#providers/apiError.ts';
import { deferred, expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { timeText } from '../fields/timeText.ts';
import { staffCall as call } from '../testing/staffCall.ts';
import { VerifyAudit } from './VerifyAudit.tsx';

const until = '2026-11-02T10:00:00.000Z';
const step = (changes: Partial<AuditVerification> = {}): AuditVerification => ({
  checked: 10_000,
  place: 10_000,
  until,
  left: 0,
  broken: null,
  checkpoint: null,
  ...changes,
});
const show = (role: StaffRole = 'auditor') =>
  renderInConsole(<VerifyAudit />, { roles: [role], resource: 'audit', dataProvider: {} });
const button = () => screen.getByRole('button', { name: 'Verify' });

beforeEach(() => call.mockReset());

test('goes from part to part, shows how far it is, and says how many entries fit until when', async () => {
  const second = deferred<AuditVerification>();
  call.mockResolvedValueOnce(step({ left: 5_000 })).mockReturnValueOnce(second.promise);
  const { user } = show();
  await user.click(button());
  expect(await screen.findByText('10000 of 15000 entries verified so far.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Entries verified' })).toHaveAttribute(
    'aria-valuenow',
    '67',
  );
  expect(button()).toBeDisabled();
  second.resolve(step({ checked: 5_000, place: 15_000 }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `Intact: 15000 entries verified, until ${timeText(until)}.`.replace(/\u00a0/g, ' '),
  );
  expect(call.mock.calls).toEqual([
    ['GET', 'audit/verify?after=0'],
    ['GET', 'audit/verify?after=10000'],
  ]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('names the first entry that does not fit, and goes no further', async () => {
  const broken = { place: 3, entry: 17, problem: 'entryChanged' } as const;
  call.mockResolvedValueOnce(step({ left: 5_000, broken }));
  const { user } = show();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not intact: entry 17 is the first that does not fit, because the entry was changed.',
  );
  expect(call).toHaveBeenCalledOnce();
});

test('says which entries were linked again, and when', async () => {
  call
    .mockResolvedValueOnce(step({ left: 1, checkpoint: { entries: 40, convertedAt: until } }))
    .mockResolvedValueOnce(step({ checked: 1, place: 10_001 }));
  const { user } = show();
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent(
    /Intact: 10001 entries .*The first 40 of them were written by an earlier version/,
  );
});

test('says if there is nothing to verify yet', async () => {
  call.mockResolvedValueOnce(step({ checked: 0, place: 0, until: null }));
  const { user } = show();
  await user.click(button());
  expect(await screen.findByText(/no entries in the chain yet/)).toBeVisible();
});

test('says if it did not get to the end, and begins again when asked', async () => {
  expectRefusedCalls();
  call
    .mockResolvedValueOnce(step({ left: 5_000 }))
    .mockRejectedValueOnce(new ApiError('No.', { status: 500, diagId: 'd' }));
  const { user } = show();
  await user.click(button());
  expect(await screen.findByText('The audit could not be verified to its end.')).toBeVisible();
  call.mockResolvedValueOnce(step());
  await user.click(button());
  expect(await screen.findByText(/Intact: 10000 entries/)).toBeVisible();
});

test('ends when the page is left', async () => {
  const second = deferred<AuditVerification>();
  call.mockResolvedValueOnce(step({ left: 5_000 })).mockReturnValueOnce(second.promise);
  const { user, unmount } = show();
  await user.click(button());
  await screen.findByText(/so far/);
  unmount();
  second.resolve(step({ place: 15_000, left: 5_000 }));
  await new Promise(setImmediate);
  expect(call).toHaveBeenCalledTimes(2);
});

test.each(staffRoles.filter((role) => role !== 'auditor'))('is not for the role of %s', (role) => {
  show(role);
  expect(screen.queryByRole('button')).toBeNull();
});
