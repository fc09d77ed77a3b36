import { useTranslate } from 'ra-core';
import { type RefObject, useCallback, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../portal/ConfirmDialog.tsx';
import { useHeldBack } from './leaving.ts';

/** Asks before a page with unsaved changes is left (G6). `done`: the form is saved, whatever it still holds. */
export function UnsavedChangesGuard({ done }: { done: RefObject<boolean> }) {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const dirty = useRef(isDirty);
  dirty.current = isDirty;
  const active = useCallback(() => dirty.current && !done.current, [done]);
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
