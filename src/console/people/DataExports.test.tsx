import { screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { staffCall as call } from '../testing/staffCall.ts';
import { DataExports } from './DataExports.tsx';

it('asks for a copy with a reason, and offers it once it is there', async () => {
  const person = personRecord();
  const asked = {
    id: 'e1',
    askedAt: '2026-05-20T10:00:00.000Z',
    askedBy: 'Xavier',
    expiresAt: null,
  };
  let exports: object[] = [];
  call.mockImplementation(async (method, _path, body) => {
    if (method === 'GET') return exports;
    exports = [{ ...asked, ...(body as object) }];
    return person;
  });
  const { user } = renderInConsole(
    <RecordContextProvider value={person}>
      <DataExports person={person} />
    </RecordContextProvider>,
    { resource: 'people', roles: ['administrator'], dataProvider: {} },
  );
  await user.click(await screen.findByText('Prepare File', { selector: 'button' }));
  expect(await screen.findByText('Field is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'A letter of May 2.');
  await user.click(screen.getByText('Prepare File', { selector: 'button' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('being prepared: A letter of May 2.'),
  );
  expect(call).toHaveBeenCalledWith('POST', `people/${person.id}/data-exports`, {
    reason: 'A letter of May 2.',
  });
});
