import { useFormIsDirty } from 'ra-core';
import { useEffect } from 'react';
import { useUnsavedChanges } from '../../components/form/UnsavedGuard.tsx';

interface Props {
  onChange?: (unsaved: boolean) => void;
}

/** Reports to the surrounding page whether a form has unsaved input. */
export function TellUnsaved({ onChange }: Props) {
  const unsaved = useFormIsDirty();
  useUnsavedChanges(unsaved);
  useEffect(() => {
    onChange?.(unsaved);
    return () => onChange?.(false);
  }, [unsaved, onChange]);
  return null;
}
