import { type ReactNode, useCallback, useId, useLayoutEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useHub } from '../../providers/HubContext.ts';
import { perHub } from '../../providers/perHub.ts';
import { lazyOptional } from '../lazyOptional.tsx';

// A chunk with MUI's dialog: a guest's page loads it only when somebody leaves with unsaved changes.
const LeaveDialog = lazyOptional(() => import('./LeaveDialog.tsx'));

/** The forms on the visitor's page with unsaved changes. */
export const unsavedForms = perHub(() => new Set<string>());

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
        <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
      )}
    </>
  );
}

/**
 * Tells whether a form has unsaved changes, or an action still runs: {@link UnsavedGuard} asks before the page is left,
 * and if the session expires, the person can sign in over the page. Returns a function that takes that back at once: after
 * a save the navigation may follow before anything is rendered.
 */
export function useUnsavedChanges(unsaved: boolean): () => void {
  const forms = unsavedForms(useHub());
  const id = useId();
  const settle = useCallback(() => {
    forms.delete(id);
  }, [forms, id]);
  useLayoutEffect(() => {
    if (!unsaved) return;
    forms.add(id);
    return settle;
  }, [unsaved, forms, id, settle]);
  return settle;
}
