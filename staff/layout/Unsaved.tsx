import { useFormIsDirty } from 'ra-core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { LeaveGuard } from '../../src/components/form/LeaveGuard.tsx';

/** The forms of a page that hold words which nobody has saved. */
const Unsaved = createContext<Set<string> | undefined>(undefined);

/**
 * Asks before a page is left while one of its forms holds what is not saved. react-admin's `warnWhenUnsavedChanges`
 * asks for one form a page, as a router has one blocker, and in a box of the browser.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<string>());
  return (
    <Unsaved value={forms}>
      {children}
      <LeaveGuard active={useCallback(() => forms.size > 0, [forms])} />
    </Unsaved>
  );
}

/** Stands in a form: tells the page around it whether the form holds what is not saved. */
export function TellUnsaved() {
  const isDirty = useFormIsDirty();
  const forms = useContext(Unsaved);
  const id = useId();
  useEffect(() => {
    if (!isDirty || !forms) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [isDirty, forms, id]);
  return null;
}
