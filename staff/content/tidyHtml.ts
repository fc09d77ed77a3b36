/** What may hold a text without a paragraph of its own. */
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
 * The editor's HTML as pages are written: a point of a list and a cell hold their words themselves, and a table's first
 * row of headers is its head. So a page that was edited looks as it did before.
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
