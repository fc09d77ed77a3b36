import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyAssociateForm } from '#contract/forms/fields.ts';
import { associateStatuses } from '#contract/statuses.ts';
import { demoAssociateForm } from '#demo/forms.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import { fieldsWithoutInput } from '#src/portal/form/testing/fieldsWithoutInput.ts';
import { expectRefusal, renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import { reads } from '#tests/support/reads.ts';
import AssociateRegistrationPage from './AssociateRegistrationPage.tsx';
import { associateGroups } from './associateModel.ts';

const hub = testHub();
const { session } = hub;

const form = demoAssociateForm({ firstName: 'Kira', lastName: 'Novak', agency: 'northwind' });
type Answer = { associateStatus: string; version: number; isAcknowledged: boolean };

beforeEach(() => session.setFromServer(person()));

function renderPage(associateStatus: string, { record = form as object, save = vi.fn() } = {}) {
  save.mockResolvedValue({ data: { id: 'mine', associateStatus: 'REGISTERED', version: 8 } });
  const data: Answer = { ...record, associateStatus, version: 7, isAcknowledged: false };
  const getOne = vi.fn(async () => ({ data: { ...data, id: 'mine' } }));
  const page = renderPortal(
    <AssociateRegistrationPage />,
    {
      getOne,
      update: save,
    } as never,
    { hub },
  );
  return { ...page, getOne, save };
}
const ready = () => screen.findByLabelText('First Name');
const saveButton = () => screen.getByRole('button', { name: 'Save' });

/** What a status says above the form. */
const notes: Partial<Record<string, string>> = {
  PENDING: 'Your associate account is pending review. Please wait.',
  PENDING_RENEWAL: 'Your accreditation has to be renewed. Please review your profile.',
  REJECTED:
    'Your associate registration has been rejected. Please contact accreditation@aldervale.example for more information.',
};

test.each(associateStatuses)(
  '%s: says what it has to, and is saved upon what was read, or only looked at',
  async (status) => {
    const { user, save } = renderPage(status);
    const note = notes[status];
    if (note) expect(await screen.findByRole('note')).toHaveTextContent(note);
    if (['PENDING', 'REJECTED'].includes(status)) {
      expect(await screen.findByText('Kira')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      return;
    }
    await ready();
    await user.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[1]).toMatchObject({
      id: 'mine',
      data: form,
      previousData: { associateStatus: status, version: 7 },
    });
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  },
);

describe('the fields', () => {
  test('of the schema have their inputs, each in its group, and the words of the specification as their names', async () => {
    renderPage('CREATED');
    await ready();
    expect(fieldsWithoutInput('associate', emptyAssociateForm(), associateGroups)).toEqual([]);
    for (const name of [
      'First Name',
      'Last Name',
      'Company Name',
      'Job Title',
      'Preferred Phone Number',
      'Street',
      'City',
      'State',
      'Zip',
      'Country',
      'Loyalty Number',
      'HWS Account Manager',
      'Percent of APAC',
      '501+',
      'Receive Emails',
    ]) {
      expect(screen.getByLabelText(name), name).toBeInTheDocument();
    }
    for (const name of ['Hotel Accreditations', 'Hotel Types', 'Market Segments', 'Address']) {
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    }
  });

  test('None excludes the others', async () => {
    const { user, save } = renderPage('CREATED');
    await ready();
    const hotels = within(screen.getByRole('group', { name: 'Hotel Accreditations' }));
    expect(hotels.getByRole('checkbox', { name: 'Hyatt' })).toBeChecked();
    await user.click(hotels.getByRole('checkbox', { name: 'None' }));
    expect(hotels.getByRole('checkbox', { name: 'Hyatt' })).not.toBeChecked();
    await user.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[1].data).toMatchObject({ hotelAccreditations: ['NONE'] });
  });

  test('names keep to their rule, and nothing is sent until they do', async () => {
    const { user, save } = renderPage('CREATED');
    await user.type(await ready(), ' 3rd');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'First Name – Field should contain only letters, dashes and apostrophes',
    );
    expect(save).not.toHaveBeenCalled();
  });

  test('isAcknowledged can be read, not changed', async () => {
    renderPage('REGISTERED');
    await ready();
    expect(screen.getByText('Acknowledged').nextElementSibling).toHaveTextContent('Not yet');
    expect(screen.queryByLabelText('Acknowledged')).not.toBeInTheDocument();
  });
});

test('a stale save takes the new version, keeps what was typed, and can be repeated', async () => {
  expectRefusal();
  const save = vi.fn();
  const { user, getOne } = renderPage('REGISTERED', { save });
  const stale = new ApiError('Somebody else saved this form.', { status: 409, diagId: 'd' });
  save
    .mockReset()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ data: { id: 'mine', associateStatus: 'REGISTERED' } });
  const job = await screen.findByLabelText('Job Title');
  await user.clear(job);
  await user.type(job, 'Director');
  getOne.mockResolvedValue({
    data: { ...form, id: 'mine', associateStatus: 'REGISTERED', version: 9, isAcknowledged: false },
  });
  await user.click(saveButton());
  expect(await screen.findByText('Saved: Meeting Planner')).toBeVisible();
  expect(job).toHaveValue('Director');
  await user.click(saveButton());
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[1]).toMatchObject({
    data: { jobTitle: 'Director' },
    previousData: { version: 9 },
  });
});

test('a form that cannot be read can be asked for again', async () => {
  expectRefusal();
  const getOne = vi.fn();
  getOne.mockRejectedValueOnce(new ApiError('Busy.', { status: 503, diagId: 'diag-2' }));
  getOne.mockResolvedValue({
    data: { ...form, id: 'mine', associateStatus: 'CREATED', version: 1 },
  });
  const { user } = renderPortal(<AssociateRegistrationPage />, { getOne }, { hub });
  expect(await screen.findByText('Busy.')).toBeVisible();
  expect(screen.getByText(reads('Reference: diag-2'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await ready()).toHaveValue('Kira');
});
