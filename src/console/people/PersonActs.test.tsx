import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import type { PersonRecord } from '#contract/staff/people.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { staffCall as call } from '../testing/staffCall.ts';
import { PersonActs } from './PersonActs.tsx';

beforeEach(() => call.mockReset());

const maple = '00000000-0000-4000-8000-0000000000a1';
const person = personRecord({
  email: 'liam@northwind.example',
  name: 'Liam Walsh',
  agencyId: null,
  agency: null,
  associate: false,
  associateStatus: 'ACCREDITED',
});

function show(over: Partial<PersonRecord> = {}, roles?: readonly StaffRole[]) {
  const record = { ...person, ...over };
  call.mockResolvedValue(record);
  return renderInConsole(
    <RecordContextProvider value={record}>
      <PersonActs person={record} />
    </RecordContextProvider>,
    {
      resource: 'people',
      ...(roles && { roles }),
      dataProvider: {
        getList: async () =>
          ({ data: [{ id: maple, name: 'Maple Conference Group' }], total: 1 }) as never,
        getMany: async () => ({ data: [] }),
      },
    },
  );
}
const button = (text = 'Add to agency') => screen.queryByText(text, { selector: 'button' });

it('adds a person without an agency to one, with a reason, after asking', async () => {
  const { user } = show();
  const press = button() as HTMLElement;
  // Its input is loaded after the page.
  await screen.findByRole('combobox', { name: /Agency/ });
  await user.click(press);
  expect((await screen.findAllByText('Field is required')).length).toBe(2);
  await user.type(screen.getByRole('combobox', { name: /Agency/ }), 'Maple');
  await user.click(await screen.findByRole('option', { name: 'Maple Conference Group' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Changed agencies.');
  await user.click(press);
  const question = await screen.findByRole('dialog', { name: 'Add Liam Walsh to the agency?' });
  expect(question).toHaveTextContent('an associate of Maple Conference Group');
  expect(call).not.toHaveBeenCalled();
  await user.click(within(question).getByText('Add to agency', { selector: 'button' }));
  await waitFor(() =>
    expect(call.mock.calls).toEqual([
      ['POST', `people/${person.id}/attach`, { agencyId: maple, note: 'Changed agencies.' }],
    ]),
  );
});

it('makes a person without a role an associate of their own agency, which is named and cannot be chosen', async () => {
  const { user } = show({ agencyId: maple, agency: 'Maple Conference Group' });
  const part = screen.getByRole('region', { name: 'Make associate' });
  expect(part).toHaveTextContent('The person belongs to Maple Conference Group without a role');
  // The input is loaded lazily: waits long enough for it.
  await import('../list/AgencyInput.tsx');
  expect(screen.queryByRole('combobox', { name: /Agency/ })).toBeNull();
  await user.type(within(part).getByRole('textbox', { name: /Reason/ }), 'Left out.');
  await user.click(button('Make associate') as HTMLElement);
  const question = await screen.findByRole('dialog', { name: 'Make Liam Walsh an associate?' });
  expect(question).toHaveTextContent('an associate of Maple Conference Group');
  await user.click(within(question).getByText('Make associate', { selector: 'button' }));
  await waitFor(() =>
    expect(call.mock.calls).toEqual([
      ['POST', `people/${person.id}/attach`, { agencyId: maple, note: 'Left out.' }],
    ]),
  );
});

it.each<[string, Partial<PersonRecord>, boolean]>([
  ['without an agency', {}, true],
  ['who is an associate', { agencyId: maple, associate: true }, false],
  ['of the staff', { staff: true }, false],
  ['whose account is closed', { enabled: false }, false],
])('a person %s: %o', (_, over, isOffered) => {
  show(over);
  expect(button() !== null).toBe(isOffered);
  expect(button('Make associate')).toBeNull();
});

it('asks the administrators for a reset of the second step, with a reason', async () => {
  const { user } = show({ secondStep: true }, ['support']);
  const press = button('Ask for Reset') as HTMLElement;
  await user.click(press);
  expect(await screen.findByText('Field is required')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Lost the phone.');
  await user.click(press);
  expect(await screen.findByText('The administrators have been asked.')).toBeVisible();
  expect(call.mock.calls).toEqual([
    ['POST', `people/${person.id}/ask-for-reset`, { note: 'Lost the phone.' }],
  ]);
});

it.each<[string, Partial<PersonRecord>]>([
  ['without a second step', {}],
  ['whose account is closed', { secondStep: true, enabled: false }],
])('asks for no reset for a person %s', (_, over) => {
  show(over, ['support']);
  expect(button('Ask for Reset')).toBeNull();
});
