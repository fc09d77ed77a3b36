type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Search fields don't count, nor do dialogs, which ask for something else than the page's form. */
const isForm = (element: Element) =>
  element.closest('form') !== null && element.closest('[role="search"], [role="dialog"]') === null;

const holds = (element: Typed) => element.isConnected && element.value !== '';

/**
 * Watches what a person types into the forms of the page, until `stop`. `isHeld`: whether a form on the page holds such
 * text; then a 401 must not lead away from it.
 */
export function watchTypedText(): { isHeld: () => boolean; stop: () => void } {
  const touched = new Set<Typed>();
  const remember = ({ target }: Event): void => {
    for (const element of touched) if (!element.isConnected) touched.delete(element);
    if (target instanceof Element && 'value' in target && isForm(target))
      touched.add(target as Typed);
  };
  document.addEventListener('input', remember, { capture: true });
  return {
    isHeld: () => [...touched].some(holds),
    stop: () => document.removeEventListener('input', remember, { capture: true }),
  };
}
