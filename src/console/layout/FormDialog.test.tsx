import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { FormDialog } from './FormDialog.tsx';

function Page({ sent = false }) {
  const [open, setOpen] = useState(true);
  return (
    <FormDialog open={open} title="A wording" sent={sent} onClose={() => setOpen(false)}>
      <TextInput source="text" label="Wording" />
    </FormDialog>
  );
}

async function show(typed: string, sent = false) {
  const { user } = renderInConsole(<Page sent={sent} />, { resource: 'texts', dataProvider: {} });
  const dialog = await screen.findByRole('dialog', { name: 'A wording' });
  if (typed) await user.type(screen.getByLabelText('Wording'), typed);
  const press = {
    Escape: () => user.keyboard('{Escape}'),
    beside: () => user.click(dialog.closest('.MuiDialog-container') as Element),
    Cancel: () => user.click(screen.getByRole('button', { name: 'Cancel' })),
  };
  return { user, press };
}
const question = { name: 'Leave without saving?' };
const isGone = () => waitFor(() => expect(screen.queryByText('A wording')).not.toBeInTheDocument());

describe('A dialog with a form', () => {
  it.each(['Escape', 'beside', 'Cancel'] as const)(
    'asks before typed words are lost, and keeps them: %s',
    async (way) => {
      const { user, press } = await show('Kept');
      await press[way]();
      await screen.findByRole('dialog', question);
      await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
      await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
      expect(screen.getByLabelText('Wording')).toHaveValue('Kept');
      await press[way]();
      await user.click(await screen.findByRole('button', { name: 'Leave' }));
      await isGone();
    },
  );

  it.each([
    ['nothing was typed', '', false],
    ['what was typed has been sent', 'Sent', true],
  ])('closes at once if %s', async (_, typed, sent) => {
    const { press } = await show(typed, sent);
    await press.Escape();
    await isGone();
  });
});
