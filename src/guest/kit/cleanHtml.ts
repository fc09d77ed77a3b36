import type { DOMPurify } from 'dompurify';
import { contentAttributes, contentTags, isOwnPicture } from '#contract/contentHtml.ts';

let purifier: Promise<DOMPurify> | undefined;

async function loadPurifier(): Promise<DOMPurify> {
  const { default: purify } = await import('dompurify');
  const own = purify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG' && !isOwnPicture(node.getAttribute('src'))) node.remove();
    if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
    // A wide table can be scrolled on a phone, and by keyboard.
    if (node.tagName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return own;
}

/**
 * Returns the sanitized HTML of a content page's body (decision H2). Done when it is shown, in addition to when it is
 * saved.
 */
export async function cleanHtml(html: string): Promise<string> {
  purifier ??= loadPurifier();
  return (await purifier).sanitize(html, {
    ALLOWED_TAGS: contentTags,
    ALLOWED_ATTR: Object.values(contentAttributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
