import { afterAll, afterEach, expect } from 'vitest';

/** What somebody fills in, presses or follows. */
const CONTROLS =
  'input:not([type="hidden"]), select, textarea, button, a[href], [contenteditable="true"], ' +
  '[role="button"], [role="checkbox"], [role="combobox"], [role="radio"], [role="switch"], [role="textbox"]';
const FILLED_IN = 'input, select, textarea, [contenteditable="true"], [role="textbox"]';

/** What was ever shown of this kind, also in a dialog that is closed again. */
const found = new Set<string>();

const textOf = (element: Element | null): string =>
  element
    ? (element.textContent ?? '') +
      [...element.querySelectorAll('[alt], [aria-label]')]
        .map((inner) => inner.getAttribute('alt') ?? inner.getAttribute('aria-label'))
        .join('')
    : '';

/** A quick look in place of the whole of https://www.w3.org/TR/accname, which axe takes in the journeys. */
function nameOf(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
    ...ids.map((id) => textOf(document.getElementById(id))),
    ...[...((element as HTMLInputElement).labels ?? [])].map(textOf),
    ...(element.matches(FILLED_IN) ? [] : [textOf(element)]),
  ].join('');
}

function look(records: MutationRecord[]): void {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element) || !node.isConnected) continue;
      for (const control of [node, ...node.querySelectorAll(CONTROLS)]) {
        if (!control.matches(CONTROLS) || control.closest('[hidden], [aria-hidden="true"]'))
          continue;
        if (nameOf(control).trim() === '')
          found.add((control.cloneNode() as Element).outerHTML.slice(0, 300));
      }
    }
  }
}

const watching = new MutationObserver(look);
watching.observe(document, { subtree: true, childList: true });

/** A page on which nobody can tell what is to be filled in, or what a button does, fails its test. */
afterEach(() => {
  look(watching.takeRecords());
  const unnamed = [...found];
  found.clear();
  expect(unnamed, 'what is filled in or pressed needs an accessible name').toEqual([]);
});
afterAll(() => watching.disconnect());
