import { useFormIsDirty } from 'ra-core';
import { useUnsavedChanges } from '../../components/form/UnsavedGuard.tsx';

/** Tells the page around a form whether something in it is typed and not done. */
export function TellUnsaved() {
  useUnsavedChanges(useFormIsDirty());
  return null;
}
