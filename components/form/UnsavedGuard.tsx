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
import { late } from '../late.tsx';

// With MUI's dialog: a guest's page fetches it only where somebody leaves with unsaved changes.
const LeaveDialog = late(() => import('./LeaveDialog.tsx'));

/** The forms on the page with unsaved changes. */
const UnsavedForms = createContext<Set<string> | undefined>(undefined);

/**
 * Asks before a page is left while one of its forms has unsaved changes; closing the tab asks in the browser's own
 * words. One for all pages: the router knows one blocker at a time. react-admin's `warnWhenUnsavedChanges` would ask
 * in a box of the browser.
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
  // In the phase of layout: who saved is led on at once, and must find the way free.
  useLayoutEffect(() => {
    if (!unsaved || !forms) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [unsaved, forms, id]);
}
