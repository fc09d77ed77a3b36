import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { associateForm } from '#contract/forms/associate.ts';
import { emptyAssociateForm } from '#contract/forms/fields.ts';
import { ApiError } from '#providers/apiError.ts';
import { AddressFields } from './AddressFields.tsx';
import { FormGroup } from './FormGroup.tsx';
import { formValues } from './formValues.ts';
import { RegistrationForm, RegistrationPage } from './RegistrationPage.tsx';
import { expectRefusal, renderPortal } from './testing/renderForm.tsx';
import { TextEntry } from './textEntries.tsx';

const groups = [
  { name: 'person', fields: ['firstName', 'lastName', 'companyName', 'jobTitle'] },
  { name: 'address', fields: ['address'] },
];
const filled = {
  ...emptyAssociateForm(),
  firstName: 'Ada',
  lastName: 'Okafor',
  companyName: 'Northwind Meetings',
  jobTitle: 'Planner',
  preferredPhoneNumber: '+1 312 555 0142',
  address: { street: '1 Lake St', city: 'Chicago', state: 'IL', zip: '60601', country: 'US' },
};

type Values = typeof filled;
const valuesOf = (record: unknown) => formValues(emptyAssociateForm(), record);
const formOf = (fields: ReactNode, editable = true) => (
  <>
    <RegistrationForm
      editable={editable}
      schema={associateForm}
      empty={emptyAssociateForm()}
      valuesOf={valuesOf}
      groups={groups}
      action="Save"
    >
      {fields}
    </RegistrationForm>
    <Link to="/elsewhere">Away</Link>
  </>
);
const form = formOf(
  <>
    <FormGroup name="person">
      <TextEntry source="firstName" />
      <TextEntry source="lastName" />
      <TextEntry source="companyName" />
      <TextEntry source="jobTitle" />
      <TextEntry source="preferredPhoneNumber" />
    </FormGroup>
    <FormGroup name="address">
      <AddressFields source="address" />
    </FormGroup>
  </>,
);

async function renderForm({
  values = filled as Values,
  update = vi.fn(async (_: string, { data }: { data: Values }) => ({ data })),
} = {}) {
  const getOne = vi.fn(async () => ({ data: { ...values, id: 'mine', version: 1 } }));
  const page = renderPortal(
    <RegistrationPage resource="associate" outcome={() => 'other'}>
      {form}
    </RegistrationPage>,
    { getOne, update } as never,
  );
  await screen.findByLabelText('First Name');
  return { ...page, getOne, update };
}
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const refusedWith = (init: { status: number; fields?: Record<string, string> }, text = 'No.') => {
  expectRefusal();
  return vi.fn(async () => {
    throw new ApiError(text, { diagId: 'diag-1', ...init });
  });
};

describe('what is wrong', () => {
  test('a failed save leads to the fields, in the order of the page', async () => {
    const { user, update } = await renderForm({ values: emptyAssociateForm() as Values });
    await user.click(save());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('There are 10 fields to correct');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'First Name',
      'Last Name',
      'Company Name',
      'Job Title',
      'Preferred Phone Number',
      'Address – Street',
      'Address – City',
      'Address – Country',
      'Address – State',
      'Address – Zip',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Address – Zip' }));
    expect(field('Zip')).toHaveFocus();
    expect(update).not.toHaveBeenCalled();
  });

  test('the summary shrinks with each correction, and does not take the focus from the field', async () => {
    const { user } = await renderForm({ values: { ...filled, firstName: '', jobTitle: '' } });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('There are 2 fields to correct');
    await user.type(field('First Name'), 'Ada');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('There is one field to correct'),
    );
    await user.clear(field('Last Name'));
    await user.type(field('Job Title'), 'Planner');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(field('Job Title')).toHaveFocus();
  });

  test('an error stands at its field once that was left, in the words of the specification', async () => {
    const { user } = await renderForm();
    await user.clear(field('Preferred Phone Number'));
    await user.type(field('Preferred Phone Number'), '12345');
    expect(field('Preferred Phone Number')).toBeValid();
    await user.tab();
    await waitFor(() => expect(field('Preferred Phone Number')).toBeInvalid());
    expect(field('Preferred Phone Number')).toHaveAccessibleDescription(
      'Error: Field length less than 6 chars Include the country code if the number is from another country than your address.',
    );
  });

  test('required fields carry an asterisk with its title, and their names stay plain', async () => {
    await renderForm();
    const asterisks = screen.getAllByTitle('Field is required');
    expect(asterisks.filter((asterisk) => asterisk.closest('label'))).toHaveLength(10);
    expect(field('First Name')).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'First Name' })).toBeInTheDocument();
  });
});

describe('what the server says', () => {
  test('its messages are beside the fields and in the summary', async () => {
    const update = refusedWith({ status: 400, fields: { jobTitle: 'Unknown profession.' } });
    const { user } = await renderForm({ update });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Job Title – Unknown profession.');
    expect(field('Job Title')).toHaveAccessibleDescription('Error: Unknown profession.');
    expect(field('First Name')).toHaveValue('Ada');
  });

  test('any other failure keeps what was typed and gives its reference', async () => {
    const update = refusedWith({ status: 503 }, 'The service is busy.');
    const { user } = await renderForm({ update });
    await user.type(field('First Name'), ' Mae');
    await user.click(save());
    const banner = await screen.findByRole('alert');
    await waitFor(() => expect(banner).toHaveFocus());
    expect(banner).toHaveTextContent('The service is busy.');
    expect(banner).toHaveTextContent('Reference: diag-1');
    expect(field('First Name')).toHaveValue('Ada Mae');
    update.mockRejectedValueOnce(new ApiError('Still busy.', { status: 503, diagId: 'diag-2' }));
    await user.click(within(banner).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Still busy.')).toBeVisible();
  });

  test('after somebody else has saved, both values are shown, and one press takes theirs', async () => {
    const update = refusedWith({ status: 409 }, 'Somebody else saved this form.');
    const theirs = { ...filled, jobTitle: 'Director', address: { ...filled.address, state: 'WI' } };
    const { user, getOne } = await renderForm({ update });
    getOne.mockResolvedValue({ data: { ...theirs, id: 'mine', version: 2 } });
    await user.clear(field('Job Title'));
    await user.type(field('Job Title'), 'Manager');
    await user.click(save());
    expect(await screen.findByText('Somebody else saved this form.')).toBeVisible();
    expect(await screen.findByText('Saved: Director')).toBeVisible();
    expect(await screen.findByText('Saved: Wisconsin')).toBeVisible();
    expect(field('Job Title')).toHaveValue('Manager');
    await user.click(screen.getAllByRole('button', { name: 'Use the saved value' })[0] as Element);
    await waitFor(() => expect(field('Job Title')).toHaveValue('Director'));
    await waitFor(() => expect(screen.queryByText('Saved: Director')).not.toBeInTheDocument());
    expect(field('State')).toHaveValue('Illinois');
  });

  test('the save gets what the schema makes of the form, and the record that was read', async () => {
    const values = { ...filled, firstName: '  Ada ' };
    const { user, update } = await renderForm({ values });
    await user.click(save());
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      data: { firstName: 'Ada', loyaltyNumber: '' },
      previousData: { version: 1 },
    });
  });
});

test.each([true, false])(
  'the fields of a form that is opened are rendered once (it can be saved: %s)',
  async (editable) => {
    const FirstName = vi.fn(() => <p>{useFormContext().getValues('firstName')}</p>);
    renderPortal(
      <RegistrationPage resource="associate" outcome={() => 'other'}>
        {formOf(<FirstName />, editable)}
      </RegistrationPage>,
      { getOne: async () => ({ data: { ...filled, id: 'mine' } }) } as never,
    );
    expect(await screen.findByText('Ada')).toBeVisible();
    expect(FirstName).toHaveBeenCalledOnce();
  },
);

test.each([true, false])(
  'the fields of a form that is opened can be interrupted while they are rendered (it can be saved: %s)',
  async (editable) => {
    let arrive: () => void = () => undefined;
    const awaited = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const LateField = vi.fn(() => {
      use(awaited);
      return <p>Late</p>;
    });
    renderPortal(
      <Suspense fallback={<p>Nothing else</p>}>
        <RegistrationPage resource="associate" outcome={() => 'other'}>
          {formOf(<LateField />, editable)}
        </RegistrationPage>
      </Suspense>,
      { getOne: async () => ({ data: { ...filled, id: 'mine' } }) } as never,
    );
    await waitFor(() => expect(LateField).toHaveBeenCalled());
    // React keeps what is shown for that alone which it renders in pieces.
    expect(screen.queryByText('Nothing else')).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    arrive();
    expect(await screen.findByText('Late')).toBeVisible();
  },
);

describe('leaving', () => {
  test('asks about unsaved changes, and stays or leaves as the person chooses', async () => {
    const { user } = await renderForm();
    await user.type(field('First Name'), ' Mae');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field('First Name')).toHaveValue('Ada Mae');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });

  test('asks after a save that was refused', async () => {
    const { user } = await renderForm({ update: refusedWith({ status: 503 }) });
    await user.type(field('First Name'), ' Mae');
    await user.click(save());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('does not ask if nothing was typed or everything was undone', async () => {
    const { user } = await renderForm({ values: { ...filled, jobTitle: '' } });
    await user.type(field('Job Title'), 'x');
    await user.clear(field('Job Title'));
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  });

  test('closing the tab asks too, and only then', async () => {
    const { user } = await renderForm();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(field('First Name'), ' Mae');
    await waitFor(() => expect(closing()).toBe(true));
  });
});

test('the outline says how far each group is', async () => {
  const { user } = await renderForm({ values: { ...filled, jobTitle: '' } });
  const outline = screen.getByRole('navigation', { name: 'Sections' });
  const person = () => within(outline).getAllByRole('listitem')[0];
  await waitFor(() => expect(outline).toHaveTextContent('1 of 2 complete'));
  expect(person()).toHaveTextContent(/About You\s*incomplete/);
  await user.click(save());
  await waitFor(() => expect(person()).toHaveTextContent(/About You\s*needs correction/));
  await user.type(field('Job Title'), 'Planner');
  await waitFor(() => expect(person()).toHaveTextContent(/About You\s*complete/));
  expect(outline).toHaveTextContent('2 of 2 complete');
  await user.click(within(outline).getByRole('link', { name: /Address/ }));
  expect(screen.getByRole('group', { name: 'Address' })).toHaveFocus();
});
