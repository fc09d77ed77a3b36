import type { Page } from 'playwright-core';

/**
 * What a page is built of, words and numbers left out: tags, classes, roles and states; rows that are alike count
 * once. Two pages of one shape read alike to axe. Head and foot apart from what is between them.
 */
export const shapeOf = (page: Page): Promise<{ frame: string; main: string }> =>
  page.evaluate(() => {
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-label'];
    const states = (element: Element): string =>
      [...element.attributes]
        .filter(({ name }) =>
          /^(class|role|type|disabled|hidden|open|tabindex|aria-.+|data-.+)$/.test(name),
        )
        .map(({ name, value }) => (references.includes(name) ? name : `${name}=${value}`))
        .join();
    const shape = (element: Element): string => {
      const inside = [...element.children].map(shape).filter((one, at, all) => one !== all[at - 1]);
      const words = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      return `${element.tagName}[${states(element)}${words ? ' text' : ''}](${inside.join('')})`;
    };
    const main = document.querySelector('main');
    const frame = [...document.querySelectorAll('header, nav, footer')].filter(
      (part) => !main?.contains(part),
    );
    return { frame: frame.map(shape).join(''), main: main ? shape(main) : '' };
  });
