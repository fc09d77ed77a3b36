/**
 * Matches the innermost element that reads so as a whole, for Testing Library, which by itself looks at the text of
 * each element without that of those within it: a name in a sentence stands in an element of its own.
 */
export const reads =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const isText = ({ textContent }: Element) =>
      text instanceof RegExp ? text.test(textContent ?? '') : textContent === text;
    return element !== null && isText(element) && ![...element.children].some(isText);
  };
