import sanitizeHtml from 'sanitize-html';
import { contentTags, isOwnPath } from '../../contract/contentHtml.ts';

/** What a content page may consist of (H2). */
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

/** Clean HTML of what somebody wrote; what is clean stays as it is. */
export const sanitise = (html: string): string => sanitizeHtml(html, options).trim();
