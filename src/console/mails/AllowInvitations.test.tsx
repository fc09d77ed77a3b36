import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall } from '../testing/staffCall.ts';
import { AllowInvitations } from './AllowInvitations.tsx';

it.each([
  [true, /^dev@cedar\.example can be invited again\./],
  [false, 'dev@cedar.example has not asked not to be invited.'],
])(
  'an address is allowed with a reason, and it is said whether it was refused: %s',
  async (lifted, said) => {
    staffCall.mockResolvedValue({ lifted });
    const { user } = renderInConsole(<AllowInvitations />, { resource: 'mails', dataProvider: {} });
    await user.click(screen.getByRole('button', { name: 'Allow invitations…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Allow invitations' });
    await user.click(send);
    expect(staffCall).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^Address/), 'dev@cedar.example');
    await user.type(dialog.getByLabelText(/^Reason/), 'Wrote to us.');
    await user.click(send);
    await vi.waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(said));
    const body = { email: 'dev@cedar.example', note: 'Wrote to us.' };
    expect(staffCall).toHaveBeenCalledExactlyOnceWith('POST', 'refusals/lift', body);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
