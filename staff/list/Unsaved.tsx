import { useTranslate } from 'ra-core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHeldBack } from '../../src/components/form/leaving.ts';
import { ConfirmDialog } from '../../src/components/portal/ConfirmDialog.tsx';

/** The forms of a page that hold words which nobody has saved. */
const Unsaved = createContext<Set<string> | undefined>(undefined);

/** Asks before a page is left while one of its forms holds what is not saved (G6). */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [forms] = useState(() => new Set<string>());
  const { held, stay } = useHeldBack(useCallback(() => forms.size > 0, [forms]));
  /** Where to go once the dialog has closed. */
  const away = useRef<() => void>(undefined);
  return (
    <Unsaved value={forms}>
      {children}
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
