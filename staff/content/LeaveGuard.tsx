import { useTranslate } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useHeldBack } from '../../src/components/form/leaving.ts';
import { ConfirmDialog } from '../../src/components/portal/ConfirmDialog.tsx';

/** Asks before a page with words that are not saved is left (G6). */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const translate = useTranslate();
  const now = useRef(dirty);
  now.current = dirty;
  const { held, stay } = useHeldBack(useCallback(() => now.current, []));
  const away = useRef<() => void>(undefined);
  return (
    <ConfirmDialog
      open={held !== undefined}
      title={translate('form.leave.title')}
      confirm={translate('form.leave.confirm')}
      cancel={translate('form.leave.cancel')}
      onConfirm={() => {
        away.current = held?.go;
        stay();
      }}
      onCancel={stay}
      onClosed={() => away.current?.()}
    >
      {translate('form.leave.text')}
    </ConfirmDialog>
  );
}
