/** Elements that may contain text without a paragraph. */
const HOLDERS = 'li, td, th';

const isOnlyParagraph = (holder: Element): boolean =>
  [...holder.childNodes].every(
    (child) => child === holder.firstElementChild || child.textContent?.trim() === '',
  ) && holder.firstElementChild?.tagName === 'P';

const isHead = (row: Element | null): row is Element =>
  row !== null &&
  row.children.length > 0 &&
  [...row.children].every(({ tagName }) => tagName === 'TH');

/**
 * Returns the editor's HTML in the form of hand-written pages, so that an edited page looks as before: list items and
 * cells contain text without a paragraph, and a first row of header cells is the table's head.
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const holder of body.querySelectorAll(HOLDERS)) {
    if (isOnlyParagraph(holder))
      holder.replaceChildren(...(holder.firstElementChild?.childNodes ?? []));
  }
  for (const table of body.querySelectorAll('table')) {
    const first = table.querySelector('tr');
    if (table.tHead || !isHead(first)) continue;
    table.createTHead().append(first);
  }
  return body.innerHTML;
}
