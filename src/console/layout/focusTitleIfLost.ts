/** By then the page has rendered again, and a dialog has closed. */
const SETTLED_MS = 400;

/** If the pressed button is gone, moves the focus to the page's title, where keyboard users continue. */
export const focusTitleIfLost = (): void => {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    // A page of content has one for each language that was opened.
    const title = [...document.querySelectorAll('h1')].find((one) => !one.closest('[hidden]'));
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, SETTLED_MS);
};
