import type { Page } from 'playwright-core';

/**
 * What a page is built of, words and numbers left out: tags, classes, roles and states. Between head and foot it is
 * one text, in which rows that are alike count once: two pages of one shape read alike to axe. Of head, menu and foot
 * it is each element within those around it: which link of a menu is the current one makes no other shape.
 */
export const shapeOf = (page: Page): Promise<{ frame: string[]; main: string }> =>
  page.evaluate(() => {
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
    const shape = (element: Element): string => {
      const inside = [...element.children].map(shape).filter((one, at, all) => one !== all[at - 1]);
      return `${itself(element)}(${inside.join('')})`;
    };
    const paths = (element: Element, around = ''): string[] => {
      const path = `${around} ${itself(element)}`;
      return [path, ...[...element.children].flatMap((child) => paths(child, path))];
    };
    const main = document.querySelector('main');
    const frame = [...document.querySelectorAll('header, nav, footer')].filter(
      (part) => !main?.contains(part),
    );
    return { frame: frame.flatMap((part) => paths(part)), main: main ? shape(main) : '' };
  });
