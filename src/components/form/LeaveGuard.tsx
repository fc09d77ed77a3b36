import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../portal/ConfirmDialog.tsx';

/**
 * Asks before the page is left while `active` says that something on it is not saved (G6); closing the tab asks in the
 * browser's own words. react-admin's `warnWhenUnsavedChanges` would ask in a box of the browser, too.
 */
export function LeaveGuard({ active }: { active: () => boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && active(),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (active()) event.preventDefault();
      },
      [active],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('form.leave.title')}
      confirm={translate('form.leave.confirm')}
      cancel={translate('form.leave.cancel')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {translate('form.leave.text')}
    </ConfirmDialog>
  );
}
