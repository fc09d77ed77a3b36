type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Typed>();

/** A search is typed again in a moment, and a dialog asks for something else than the page's own form. */
const isForm = (element: Element) =>
  element.closest('form') !== null && element.closest('[role="search"], [role="dialog"]') === null;

const holds = (element: Typed) => element.isConnected && element.value !== '';

function remember({ target }: Event): void {
  for (const element of touched) if (!element.isConnected) touched.delete(element);
  if (target instanceof Element && 'value' in target && isForm(target))
    touched.add(target as Typed);
}

/** Notes what a person types into the forms of the page. Returns a function that stops it. */
export function watchTypedText(): () => void {
  document.addEventListener('input', remember, { capture: true });
  return () => {
    touched.clear();
    document.removeEventListener('input', remember, { capture: true });
  };
}

/** Whether a form on the page holds what a person has typed: then a 401 must not lead away from it. */
export const holdsTypedText = (): boolean => [...touched].some(holds);
