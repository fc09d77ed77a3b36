import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { ConfirmDialog } from '../portal/ConfirmDialog.tsx';
import { useHeldBack } from './leaving.ts';

/** Asks before the page is left while `active` says that something on it is not saved (G6). */
export function LeaveGuard({ active }: { active: () => boolean }) {
  const translate = useTranslate();
  const { held, stay } = useHeldBack(active);
  /** Where to go once the dialog has closed. */
  const away = useRef<() => void>(undefined);
  const leave = () => {
    away.current = held?.go;
    stay();
  };
  return (
    <ConfirmDialog
      open={held !== undefined}
      title={translate('form.leave.title')}
      confirm={translate('form.leave.confirm')}
      cancel={translate('form.leave.cancel')}
      onConfirm={leave}
      onCancel={stay}
      onClosed={() => away.current?.()}
    >
      {translate('form.leave.text')}
    </ConfirmDialog>
  );
}
