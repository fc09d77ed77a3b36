import { useTranslate } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../portal/ConfirmDialog.tsx';
import { useHeldBack } from './leaving.ts';

/**
 * Asks before a page with unsaved changes is left (G6). Once the form is on its way to the server, and when it was
 * saved, the way to the next page is free. react-admin's own guard needs a data router, and asks by the browser.
 */
export function UnsavedChangesGuard() {
  const translate = useTranslate();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  const unsaved = useRef(false);
  unsaved.current = isDirty && !isSubmitting && !isSubmitSuccessful;
  const active = useCallback(() => unsaved.current, []);
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
