import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

it('A question is not answered by the second click of the double click that opened it', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  renderInPortal(
    <ConfirmDialog
      open
      title="Revoke?"
      confirm="Revoke"
      cancel="Cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      The link ends.
    </ConfirmDialog>,
    { dataProvider: {} },
  );
  const dialog = await screen.findByRole('dialog');
  const beside = dialog.parentElement as HTMLElement;
  const places = [screen.getByText('Revoke'), screen.getByText('Cancel'), beside];
  const click = (place: HTMLElement, detail: number) => {
    fireEvent.mouseDown(place);
    fireEvent.click(place, { detail });
  };
  for (const place of places) click(place, 2);
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  for (const place of places) click(place, 1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
});
