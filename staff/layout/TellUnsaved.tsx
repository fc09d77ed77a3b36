import { useFormIsDirty } from 'ra-core';
import { useUnsavedChanges } from '../../components/form/UnsavedGuard.tsx';

/** Reports to the surrounding page whether a form has unsaved input. */
export function TellUnsaved() {
  useUnsavedChanges(useFormIsDirty());
  return null;
}
