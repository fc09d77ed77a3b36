import { useFormIsDirty } from 'ra-core';
import { useUnsaved } from './Unsaved.tsx';

/** Tells the page around a form whether something in it is typed and not done. */
export function TellUnsaved() {
  useUnsaved(useFormIsDirty());
  return null;
}
