import sanitizeHtml from 'sanitize-html';
import { contentTags, isOwnPath } from '../../contract/contentHtml.ts';

/** What a content page may consist of. */
const options: sanitizeHtml.IOptions = {
  allowedTags: contentTags,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's name is its h1.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
  // A picture from elsewhere tells elsewhere who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs.src),
  nestingLimit: 40,
};

/** Deeper than any page is. What a page keeps nests less deep; without an end, each tag costs more than the last. */
const DEEPEST = 100;

class TooDeep extends Error {}

/**
 * Clean HTML of what somebody wrote; what is clean stays as it is.
 * @returns undefined for what nests deeper than any page does: it is read no further than there
 */
export function sanitise(html: string): string | undefined {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > DEEPEST) throw new TooDeep();
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
