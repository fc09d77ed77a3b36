import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import type { Ending } from '#contract/ending.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { staffCall as call } from '../testing/staffCall.ts';
import PersonalData from './PersonalData.tsx';

const person = personRecord();
const asked = { id: 'e1', askedAt: '2026-05-20T10:00:00.000Z', askedBy: 'Xavier', expiresAt: null };
let exports: object[] = [];
let ending: Ending;
beforeEach(() => {
  exports = [];
  ending = {
    endsAt: null,
    blocks: [],
    goes: [{ purpose: 'mails', total: 7 }],
    stays: [{ purpose: 'audit', total: 12 }],
    contactOf: ['Northwind Meetings'],
  };
  call.mockReset();
  call.mockImplementation(async (method, path, body) => {
    if (method === 'GET') return path.endsWith('/ending') ? ending : exports;
    exports = [{ ...asked, ...(body as object) }];
    return person;
  });
});

const show = () =>
  renderInConsole(
    <RecordContextProvider value={person}>
      <PersonalData person={person} isOwnAccount={false} />
    </RecordContextProvider>,
    { resource: 'people', roles: ['administrator'], dataProvider: {} },
  );
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('asks for a copy with a reason, and tells how far it is', async () => {
  const { user } = show();
  const copy = await section('Copy of the personal data');
  await user.click(copy.getByText('Prepare File', { selector: 'button' }));
  expect(await copy.findByText('Field is required')).toBeVisible();
  await user.type(copy.getByRole('textbox', { name: /Reason/ }), 'A letter of May 2.');
  await user.click(copy.getByText('Prepare File', { selector: 'button' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('being prepared: A letter of May 2.'),
  );
  expect(call).toHaveBeenCalledWith('POST', `people/${person.id}/data-exports`, {
    reason: 'A letter of May 2.',
  });
});

it('ends an account after it was said what follows, with a reason and a confirmation', async () => {
  const { user } = show();
  const end = await section('End the account for good');
  expect(end.getByText('Emails to the person: 7')).toBeVisible();
  expect(end.getByText('Audit entries: 12')).toBeVisible();
  expect(end.getByText(/removed from the registration of Northwind Meetings/)).toBeVisible();
  await user.type(end.getByRole('textbox', { name: /Reason/ }), 'A letter of May 2.');
  await user.click(end.getByText('End Account', { selector: 'button' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'End the account of Nils Berg?' }),
  );
  expect(call).not.toHaveBeenCalledWith('POST', expect.anything(), expect.anything());
  await user.click(question.getByText('End Account', { selector: 'button' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST', `people/${person.id}/ending`, {
      note: 'A letter of May 2.',
    }),
  );
});

it('says what has to happen first, and offers no end', async () => {
  ending = { ...ending, blocks: ['onlyPointOfContact'] };
  show();
  const end = await section('End the account for good');
  expect(end.getByText(/only point of contact of the agency/)).toBeVisible();
  expect(end.queryByText('End Account', { selector: 'button' })).toBeNull();
});
