import { useCallback, useId, useLayoutEffect } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { perHub } from '#providers/perHub.ts';

class UnsavedForms extends Set<string> {
  /** Called when the last one is saved or given up. */
  onNone = (): void => undefined;

  override delete(form: string): boolean {
    const isDeleted = super.delete(form);
    if (isDeleted && this.size === 0) this.onNone();
    return isDeleted;
  }
}

/** The forms on the visitor's page with unsaved changes. */
export const unsavedForms = perHub(() => new UnsavedForms());

/**
 * Tells whether a form has unsaved changes, or an action still runs: src/portal/ui/UnsavedGuard.tsx asks before the
 * page is left, and if the session expires, the person can sign in over the page. Returns a function that takes that back at once: after
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
