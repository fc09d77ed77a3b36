/** Until then the page is drawn anew, and a dialog that asked before has faded. */
const SETTLED_MS = 400;

/** Where the button that was pressed is gone with its card, a keyboard goes on from the page's title. */
export const findFocus = (): void => {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, SETTLED_MS);
};
