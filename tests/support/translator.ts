export interface Translator {
  /** Whether texts stay in the page, within its elements; Chrome puts texts of its own in their place. */
  keepsTexts?: boolean;
  /** Whether the translation differs from the text: it is in capitals. */
  inCapitals?: boolean;
}

/**
 * Translates the page as a browser's translator does, now and whatever comes later: each text stands in two `font`
 * elements, as Chrome's does it (facebook/react#11538). It is handed to a browser, so it is complete in itself. Returns
 * a function that ends it.
 */
export function translatePage({
  keepsTexts = false,
  inCapitals = false,
}: Translator = {}): () => void {
  const left = 'head, script, style, textarea, noscript, template, svg, font, [translate="no"]';
  const translate = (text: Text) => {
    const { data, parentElement: parent } = text;
    if (!parent || parent.closest(left) || data.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    parent.insertBefore(outer, text);
    parent.removeChild(text);
    const said = inCapitals ? data.toUpperCase() : data;
    inner.append(keepsTexts ? Object.assign(text, { data: said }) : said);
    outer.append(inner);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translateAll(document);
  return () => observer.disconnect();
}
