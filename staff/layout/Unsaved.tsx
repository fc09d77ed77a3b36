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

/** Asks before a page is left while one of its forms holds what is not saved (G6). */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<string>());
  return (
    <Unsaved value={forms}>
      {children}
      <LeaveGuard active={useCallback(() => forms.size > 0, [forms])} />
    </Unsaved>
  );
}

/** Tells the page around it whether a form holds what is not saved. */
export function useUnsaved(dirty: boolean): void {
  const forms = useContext(Unsaved);
  const id = useId();
  useEffect(() => {
    if (!dirty || !forms) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [dirty, forms, id]);
}
