import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { AgencyForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { type AgencyStatus, agencyStatuses } from '#contract/statuses.ts';
import { demoAgencyForms } from '#demo/forms.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import { fieldsWithoutInput } from '#src/portal/form/testing/fieldsWithoutInput.ts';
import { expectRefusal, renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import { reads } from '#tests/support/reads.ts';
import AgencyRegistrationPage from './AgencyRegistrationPage.tsx';
import { agencyGroups } from './agencyModel.ts';

const hub = testHub();
const { session } = hub;

const elm = demoAgencyForms.elm as AgencyForm;
const maple = demoAgencyForms.maple as AgencyForm;
const at = '2026-11-02T12:00:00Z';
const comment = {
  field: 'agencyDetails.companyWebsite',
  text: 'The website does not open. Please correct the address.',
  at,
};

beforeEach(() => session.setFromServer(person()));

function renderPage(
  agencyStatus: AgencyStatus,
  {
    form = elm as object,
    reviewComments = [] as object[],
    save = vi.fn().mockResolvedValue({ data: { id: 'mine', agencyStatus: 'PENDING' } }),
  } = {},
) {
  const data = { ...form, id: 'mine', agencyStatus, version: 4, renewalDate: null, reviewComments };
  const getOne = vi.fn(async () => ({ data }));
  const page = renderPortal(<AgencyRegistrationPage />, { getOne, update: save } as never, { hub });
  return { ...page, save, getOne };
}
/** What the only save sent. */
const sent = (save: Mock) => save.mock.calls[0]?.[1].data;
const ready = () => screen.findByLabelText('Account Name');
const submit = () => screen.getByRole('button', { name: 'Submit' });
const group = (name: string) => within(screen.getByRole('group', { name }));

test.each(agencyStatuses)('%s: submitted upon what was read, or only looked at', async (status) => {
  const { user, save } = renderPage(status);
  if (['PENDING', 'APPROVED', 'REJECTED'].includes(status)) {
    expect(await screen.findByText('Elm Street Sourcing')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Authorized POC' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    return;
  }
  await screen.findByRole('button', { name: 'Submit' });
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    id: 'mine',
    data: elm,
    previousData: { agencyStatus: status, version: 4 },
  });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

test('after the days for registering the page says so, and whom to write to, with nothing to fill in', async () => {
  const profile = person({ agencyStatus: 'NOT_CREATED' });
  session.setFromServer({ ...profile, account: { ...profile.account, expired: true } });
  renderPage('NOT_CREATED', { form: emptyAgencyForm() });
  expect(
    await screen.findByText(/The 30-day period for registering your agency has ended/),
  ).toBeVisible();
  const { accreditationEmail } = hub.settings;
  expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${accreditationEmail}`);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
});

test('an empty form has the words of the specification, and says everything that is missing, at once', async () => {
  const { user, save } = renderPage('NOT_CREATED', { form: emptyAgencyForm() });
  await ready();
  for (const name of [
    'Account Name',
    'Company Domain Email',
    'Company Website',
    'HWS Manager',
    'IATA Number',
    'Number of Agents',
    'Parent Account',
    'Phone Number',
    'Referred by Employee',
    'Referred by Hotel',
    'Gross Annual Hotel Revenue',
    'Gross Annual Hotel Spending',
    'Number of Meetings',
    'Sourcing Technology Platform',
    'Agree to Terms and Conditions',
    'Agree to Terms of Commissions',
    'Acknowledge FastPay',
    'Enrolled in FastPay',
    'Agree to Receive Email',
  ]) {
    expect(screen.getByLabelText(name), name).toBeInTheDocument();
  }
  for (const name of ['Authorized POC', 'Accounting POC']) {
    for (const field of ['Name', 'Job Title', 'Email Address', 'Preferred Phone', 'Street']) {
      expect(group(name).getByLabelText(field), `${name} ${field}`).toBeInTheDocument();
    }
  }
  for (const name of ['Physical Address', 'Nature of Business', 'ARC Numbers', 'TSI Numbers']) {
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
  }
  expect(screen.queryByRole('group', { name: 'Renewal' })).not.toBeInTheDocument();

  await user.click(submit());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Account Name – Field is required');
  expect(summary).toHaveTextContent('Authorized POC – Mailing Address – Zip – Field is required');
  expect(summary).toHaveTextContent('Acknowledge FastPay – Checkbox is required');
  expect(save).not.toHaveBeenCalled();
  // Two of its eight groups may stay empty.
  expect(screen.getByText('0 of 6 complete')).toBeInTheDocument();
  await user.click(within(summary).getByRole('link', { name: 'Nature of Business' }));
  expect(screen.getByRole('checkbox', { name: 'Full Service Meeting Planning' })).toHaveFocus();
});

test('every field of the schema has its input, in its group', async () => {
  const { user } = renderPage('PENDING_RENEWAL', { form: maple });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await ready();
  await user.click(group('Nature of Business').getByRole('checkbox', { name: 'Other' }));
  expect(fieldsWithoutInput('agency', emptyAgencyForm(), agencyGroups(true))).toEqual([]);
});

describe('the website', () => {
  test('that is not available reads N/A and is locked; what stood there comes back', async () => {
    const { user, save } = renderPage('REVISIONS_REQUIRED');
    await ready();
    const website = screen.getByLabelText('Company Website');
    const tick = screen.getByRole('checkbox', { name: 'Website not available' });
    await user.click(tick);
    expect(website).toHaveValue('N/A');
    expect(website).toHaveAttribute('readonly');
    await user.click(tick);
    expect(website).toHaveValue(elm.agencyDetails.companyWebsite);
    await user.click(tick);
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(sent(save).agencyDetails).toMatchObject({
      companyWebsite: 'N/A',
      webSiteNotAvailableValue: true,
    });
  });
});

test('a text is asked for when Other is chosen, and only then', async () => {
  const { user, save } = renderPage('REVISIONS_REQUIRED');
  await ready();
  expect(screen.queryByLabelText('Other Nature of Business')).not.toBeInTheDocument();
  await user.click(group('Nature of Business').getByRole('checkbox', { name: 'Other' }));
  expect(screen.getByLabelText('Other Nature of Business')).toBeRequired();
  const choosePlatform = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Sourcing Technology Platform' }));
    await user.click(screen.getByRole('option', { name }));
  };
  await choosePlatform('Other');
  expect(screen.getByLabelText('Other Platform')).toBeRequired();
  await user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'There are 2 fields to correct' });
  expect(summary).toHaveTextContent('Other Nature of Business – Field is required');
  expect(summary).toHaveTextContent('Other Platform – Field is required');

  await user.click(screen.getByLabelText('Other Platform'));
  await user.paste('x'.repeat(301));
  await choosePlatform('Cvent');
  await user.click(group('Nature of Business').getByRole('checkbox', { name: 'Other' }));
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(sent(save).agencyBusinessProfile).toMatchObject({ otherPlatform: '' });
});

test('enrolment in FastPay rules out having mailed the bank form', async () => {
  const { user, save } = renderPage('REVISIONS_REQUIRED', {
    form: { ...elm, emailedACHForm: true },
  });
  await ready();
  expect(screen.getByRole('checkbox', { name: 'Emailed ACH Form' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Enrolled in FastPay' }));
  expect(screen.queryByRole('checkbox', { name: 'Emailed ACH Form' })).not.toBeInTheDocument();
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(sent(save)).toMatchObject({ enrolledInFastPay: true, emailedACHForm: false });
});

test("the reviewer's words stand above the form and beside the field", async () => {
  renderPage('REVISIONS_REQUIRED', {
    reviewComments: [comment, { field: '', text: 'Welcome back.', at }],
  });
  await ready();
  expect(screen.getByText('Comments of the reviewer')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(reads(/^General comment – Welcome back\./))).toBeVisible();
  expect(screen.getByLabelText('Company Website')).toHaveAccessibleDescription(
    /The website does not open\. Please correct the address\./,
  );
});

describe('a renewal', () => {
  const renew = async () => {
    const page = renderPage('PENDING_RENEWAL', { form: demoAgencyForms.oak as AgencyForm });
    const question = within(
      await screen.findByRole('group', { name: 'Renewed Agency Has Updates' }),
    );
    const answer = (word: string) => page.user.click(question.getByRole('radio', { name: word }));
    return { ...page, question, answer };
  };
  const name = () => screen.getByLabelText('Account Name');

  test('without changes shows what is saved, and sends it as it was', async () => {
    const { user, save, question } = await renew();
    expect(question.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByText('Account Name').nextElementSibling).toHaveTextContent(
      'Oakline Housing',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Sections' })).toHaveTextContent(
        /Renewal\s*complete/,
      ),
    );
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(sent(save)).toEqual(demoAgencyForms.oak);
  });

  test('with changes opens the form; taken back, nothing of them is checked or sent, or lost', async () => {
    const { user, save, answer } = await renew();
    await answer('Yes');
    await user.clear(name());
    await user.click(submit());
    expect(await screen.findByRole('alert', { name: /one field to correct/ })).toBeVisible();
    await answer('No');
    await waitFor(() =>
      expect(screen.queryByRole('alert', { name: /to correct/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('Oakline Housing')).toBeVisible();
    await answer('Yes');
    expect(name()).toHaveValue('');
    await answer('No');
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(sent(save)).toEqual(demoAgencyForms.oak);
  });

  test('with changes sends them', async () => {
    const { user, save, answer } = await renew();
    await answer('Yes');
    await user.type(name(), ' II');
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(sent(save)).toMatchObject({
      renewedAgencyHasUpdates: true,
      agencyDetails: { accountName: 'Oakline Housing II' },
    });
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });
});

test('a form that somebody else has submitted meanwhile stays, with what was typed', async () => {
  expectRefusal();
  const stale = new ApiError('Somebody else saved this form.', { status: 409, diagId: 'diag-4' });
  const { user, getOne } = renderPage('REVISIONS_REQUIRED', {
    save: vi.fn().mockRejectedValue(stale),
  });
  await user.type(await ready(), ' II');
  const { data } = await getOne();
  getOne.mockResolvedValue({ data: { ...data, agencyStatus: 'PENDING', version: 5 } });
  await user.click(submit());
  expect(await screen.findByText('Saved: Elm Street Sourcing')).toBeVisible();
  expect(screen.getByLabelText('Account Name')).toHaveValue('Elm Street Sourcing II');
});

test('a 405 is a banner that says what to do, and keeps what was typed', async () => {
  expectRefusal();
  const refused = { status: 405, code: 'METHOD_NOT_ALLOWED', diagId: 'diag-5' };
  const save = vi.fn().mockRejectedValue(new ApiError('Method Not Allowed', refused));
  const { user } = renderPage('REVISIONS_REQUIRED', { save });
  await user.type(await ready(), ' II');
  await user.click(submit());
  expect(await screen.findByText('Method Not Allowed')).toBeVisible();
  expect(
    screen.getByText(
      'The form cannot be saved while your agency is in its current status. Your dashboard shows the next step.',
    ),
  ).toBeVisible();
  expect(screen.getByText(reads('Reference: diag-5'))).toBeVisible();
  expect(screen.getByLabelText('Account Name')).toHaveValue('Elm Street Sourcing II');
});
