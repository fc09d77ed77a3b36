import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Translator } from './followTranslator.ts';

/**
 * Takes over the server's HTML. If the browser's translator was there before, React would find other texts than it
 * renders (error 418), and render the page anew without what was typed: here that is done at once, and what was typed stays.
 */
export function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  translator: Pick<Translator, 'isSeen'>,
): void {
  const giveBack = keepTyped(root);
  if (translator.isSeen()) {
    flushSync(() => createRoot(root).render(app));
    giveBack();
    return;
  }
  const onRecoverableError = (error: unknown) => {
    giveBack();
    // The translator was there before all was taken over.
    if (!translator.isSeen()) reportError(error);
  };
  // As a transition it is done in short tasks, between which the browser responds.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

type Focusable = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

/** Returns a function that gives what was typed, and the focus, to the elements that have come in place of the present ones. */
function keepTyped(root: HTMLElement): () => void {
  const inOrder = () => root.querySelectorAll<Focusable>('input, button, a');
  const before = [...inOrder()];
  let { activeElement: focused } = document;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    inOrder().forEach((now, at) => {
      const then = before[at];
      if (!then || then === now || then.nodeName !== now.nodeName) return;
      if (now instanceof HTMLInputElement) type(now, then as HTMLInputElement);
      if (then === focused) now.focus({ preventScroll: true });
    });
  };
}

/** Gives an input what was typed into another, as if it were typed there. */
function type(now: HTMLInputElement, then: HTMLInputElement): void {
  if (now.checked !== then.checked) now.click();
  if (now.readOnly || then.value === then.defaultValue) return;
  // React doesn't notice what is written into the property that it has put in the way of this one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(now, then.value);
  now.dispatchEvent(new Event('input', { bubbles: true }));
}
