import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff/roles.ts';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { staffCall } from '../testing/staffCall.ts';
import { LinkSignOn } from './LinkSignOn.tsx';

beforeEach(() => staffCall.mockReset());

const person = personRecord({ staff: true, staffRoles: ['editor'] });
const { settings } = guestBoot;

function show(role: StaffRole, signOn?: { name: string; label: string }[]) {
  const authSettings = { ...settings.authSettings, ...(signOn && { signOn }) };
  staffCall.mockImplementation(async (method) =>
    method === 'GET'
      ? {
          places: [
            { id: 'entra/one', name: 'Microsoft (one)' },
            { id: 'entra/two', name: 'Microsoft (two)' },
          ],
          provedUntil: null,
          required: null,
          candidates: [],
        }
      : person,
  );
  return renderInConsole(
    <RecordContextProvider value={person}>
      <LinkSignOn person={person} />
    </RecordContextProvider>,
    {
      roles: [role],
      resource: 'people',
      dataProvider: {},
      hub: testHub(null, { settings: { ...settings, authSettings } }),
    },
  );
}
const microsoft = [{ name: 'entra', label: 'Microsoft' }];

it('links an account at a tenant, with a reason, after a question', async () => {
  const { user } = show('administrator', microsoft);
  await user.click(await screen.findByRole('combobox', { name: /Provider/ }));
  await user.click(await screen.findByRole('option', { name: 'Microsoft (two)' }));
  await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'una');
  const press = screen.getByRole('button', { name: 'Link Account' });
  await user.click(press);
  expect(await screen.findAllByText('Field is required')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'No password yet.');
  await user.click(press);
  const question = await screen.findByRole('dialog', { name: 'Link this account to Nils Berg?' });
  await user.click(within(question).getByRole('button', { name: 'Link Account' }));
  expect(await screen.findByText('The account is linked.')).toBeVisible();
  expect(staffCall).toHaveBeenCalledWith('POST', `people/${person.id}/sign-on`, {
    place: 'entra/two',
    subject: 'una',
    note: 'No password yet.',
  });
});

it.each<[string, StaffRole, typeof microsoft | undefined]>([
  ['without a provider', 'administrator', undefined],
  ['to who may not do it', 'support', microsoft],
])('asks for nothing %s', (_, role, signOn) => {
  show(role, signOn);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(staffCall).not.toHaveBeenCalled();
});
