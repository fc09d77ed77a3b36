/** By then the page has rendered again, and a dialog has closed. */
const SETTLED_MS = 400;

/** If the pressed button is gone, moves the focus to the page's title, where keyboard users continue. */
export const findFocus = (): void => {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, SETTLED_MS);
};
