import type { DOMPurify } from 'dompurify';
import { contentAttributes, contentTags, isOwnPath } from '../contract/contentHtml.ts';

let purifier: Promise<DOMPurify> | undefined;

async function loadPurifier(): Promise<DOMPurify> {
  const { default: purify } = await import('dompurify');
  const own = purify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG' && !isOwnPath(node.getAttribute('src'))) node.remove();
    if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
    // A wide table scrolls on a phone, by keyboard too.
    if (node.tagName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return own;
}

/** Clean HTML of a content page's body (decision H2). Done again where it is shown, whatever was done where it was saved. */
export async function cleanHtml(html: string): Promise<string> {
  purifier ??= loadPurifier();
  return (await purifier).sanitize(html, {
    ALLOWED_TAGS: contentTags,
    ALLOWED_ATTR: contentAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
