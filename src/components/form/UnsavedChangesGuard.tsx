import { useCallback, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard.tsx';

/**
 * Asks before a page with unsaved changes is left (G6). Once the form is on its way to the server, and when it was
 * saved, the way to the next page is free. react-admin's own guard needs a data router, and asks by the browser.
 */
export function UnsavedChangesGuard() {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState();
  const unsaved = useRef(false);
  unsaved.current = isDirty && !isSubmitting && !isSubmitSuccessful;
  return <LeaveGuard active={useCallback(() => unsaved.current, [])} />;
}
