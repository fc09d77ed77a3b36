import type { Page } from 'playwright-core';

/**
 * What a page is built of, words and numbers left out: each element within those around it, with its tag, classes,
 * roles and states, and the order of the headings. Axe reads two pages alike that consist of the same: which link of a
 * menu is the current one, or how many paragraphs come before a list, makes no other shape.
 */
export async function shapeOf(page: Page): Promise<string[]> {
  // One text: of a list, each entry would be checked and copied several times on its way.
  const shape = await page.evaluate(() => {
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-label'];
    const states = (element: Element): string =>
      [...element.attributes]
        .filter(({ name }) =>
          /^(class|role|type|disabled|hidden|open|tabindex|aria-.+|data-.+)$/.test(name),
        )
        // What only a script gives the focus to, as a title once its page is gone to.
        .filter(({ name, value }) => name !== 'tabindex' || value !== '-1')
        .map(({ name, value }) => (references.includes(name) ? name : `${name}=${value}`))
        .join();
    const itself = (element: Element): string => {
      const words = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      return `${element.tagName}[${states(element)}${words ? ' text' : ''}]`;
    };
    const paths = (element: Element, around = ''): string[] => {
      const path = `${around} ${itself(element)}`;
      return [path, ...[...element.children].flatMap((child) => paths(child, path))];
    };
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ tagName }) => tagName,
    );
    const order = levels.filter((level, at) => level !== levels[at - 1]);
    return [...new Set([...paths(document.body), `headings ${order.join()}`])].join('\n');
  });
  return shape.split('\n');
}
