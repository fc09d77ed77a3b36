import { useNotify } from 'ra-core';

/** Returns a function that copies a text and says so. */
export function useCopy() {
  const notify = useNotify();
  return async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success' });
    } catch {
      // The browser does not let it be copied: it can be marked by hand.
      notify(text, { type: 'info', autoHideDuration: null });
    }
  };
}
