import sanitizeHtml from 'sanitize-html';
import { contentAttributes, contentTags, isOwnPicture } from '../../contract/contentHtml.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: contentTags,
  allowedAttributes: contentAttributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's name is the h1.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
  // A picture on another server would reveal to it who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
  nestingLimit: 40,
};

/** Deeper than any real page. Without a limit the cost of parsing grows faster than the depth. */
const MAX_DEPTH = 100;

class TooDeep extends Error {}

/**
 * Returns clean HTML; clean input is returned unchanged.
 * @returns undefined if the elements are nested too deeply
 */
export function sanitize(html: string): string | undefined {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).trim();
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}
