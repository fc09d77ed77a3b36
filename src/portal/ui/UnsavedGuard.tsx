import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useHub } from '#providers/HubContext.ts';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { unsavedForms } from '#src/guest/kit/unsavedChanges.ts';

// A chunk with MUI's dialog: a guest's page loads it only when somebody leaves with unsaved changes.
const LeaveDialog = lazyOptional(() => import('./LeaveDialog.tsx'));

/**
 * Asks before a page is left while one of its forms has unsaved changes; when the tab is closed, the browser asks. One
 * for all pages, since a router has one blocker at a time. react-admin's `warnWhenUnsavedChanges` would use
 * `window.confirm`.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const forms = unsavedForms(useHub());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  // A save that was under way has succeeded: nothing would be lost any more.
  useLayoutEffect(() => {
    if (blocker.state !== 'blocked') return;
    forms.onNone = blocker.proceed;
    return () => {
      forms.onNone = () => undefined;
    };
  }, [blocker, forms]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (forms.size > 0) event.preventDefault();
      },
      [forms],
    ),
  );
  return (
    <>
      {children}
      {blocker.state === 'blocked' && (
        <LeaveDialog
          onLeave={() => {
            // The forms go with the page: they must not leave it once more.
            forms.onNone = () => undefined;
            blocker.proceed();
          }}
          onStay={blocker.reset}
        />
      )}
    </>
  );
}
