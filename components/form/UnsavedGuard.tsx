import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { lazyOptional } from '../lazyOptional.tsx';

// A chunk with MUI's dialog: a guest's page loads it only when somebody leaves with unsaved changes.
const LeaveDialog = lazyOptional(() => import('./LeaveDialog.tsx'));

/** The forms on the page with unsaved changes. */
const UnsavedForms = createContext<Set<string> | undefined>(undefined);

/**
 * Asks before a page is left while one of its forms has unsaved changes; when the tab is closed, the browser asks. One
 * for all pages, since a router has one blocker at a time. react-admin's `warnWhenUnsavedChanges` would use
 * `window.confirm`.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<string>());
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
    <UnsavedForms value={forms}>
      {children}
      {blocker.state === 'blocked' && (
        <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
      )}
    </UnsavedForms>
  );
}

/** Tells {@link UnsavedGuard} whether a form has unsaved changes. */
export function useUnsavedChanges(unsaved: boolean): void {
  const forms = useContext(UnsavedForms);
  const id = useId();
  // A layout effect: after a save the navigation follows at once, and must not be blocked.
  useLayoutEffect(() => {
    if (!unsaved || !forms) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [unsaved, forms, id]);
}
