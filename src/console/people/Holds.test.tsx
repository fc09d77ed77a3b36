import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import type { PersonRecord } from '#contract/staff/people.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { staffCall as call } from '../testing/staffCall.ts';
import { HoldActs, Holds } from './Holds.tsx';

beforeEach(() => call.mockReset());

function show(holds: PersonRecord['holds']) {
  const record = personRecord({ holds });
  call.mockResolvedValue(record);
  return renderInConsole(
    <RecordContextProvider value={record}>
      <Holds person={record} />
      <HoldActs person={record} />
    </RecordContextProvider>,
    { resource: 'people', roles: ['administrator'], dataProvider: {} },
  );
}

it('holds the person or the agency, and asks before a hold ends', async () => {
  const setAt = '2026-05-17T10:00:00.000Z';
  const { user } = show([{ of: 'agency', reason: 'An order.', setAt }]);
  expect(screen.getByText(/^Nothing about Northwind Meetings is deleted/)).toHaveTextContent(
    'An order.',
  );
  const hold = screen.getByRole('region', { name: 'Hold what is kept of Nils Berg' });
  await user.type(within(hold).getByRole('textbox', { name: /Reason/ }), 'A dispute.');
  await user.click(within(hold).getByText('Hold Data', { selector: 'button' }));
  const of = `people/${personRecord().id}`;
  await waitFor(() =>
    expect(call.mock.calls).toEqual([['POST', `${of}/hold`, { of: 'person', note: 'A dispute.' }]]),
  );
  const release = screen.getByRole('region', { name: 'End the hold on Northwind Meetings' });
  await user.type(within(release).getByRole('textbox', { name: /Reason/ }), 'Settled.');
  await user.click(within(release).getByText('End Hold', { selector: 'button' }));
  const question = await screen.findByRole('dialog', {
    name: 'End the hold on Northwind Meetings?',
  });
  expect(call).toHaveBeenCalledOnce();
  await user.click(within(question).getByText('End Hold', { selector: 'button' }));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('POST', `${of}/release`, {
      of: 'agency',
      note: 'Settled.',
    }),
  );
});
