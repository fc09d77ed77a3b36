import sanitizeHtml from 'sanitize-html';

const words = (list: string) => list.split(' ');

/**
 * What a content page may consist of (H2): text, lists, tables, links and pictures of our own. No class, id or style,
 * so a page can neither cover the portal nor take the name of something in it; no form, frame or script.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: words(
    'h2 h3 h4 p br hr ul ol li dl dt dd blockquote a strong em b i u s small sub sup abbr code pre ' +
      'figure figcaption img table caption thead tbody tfoot tr th td',
  ),
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

const isOwnPath = (src: string | undefined) => /^\/(?![/\\])[\w./%~-]*$/.test(src ?? '');

/** Clean HTML of what somebody wrote; what is clean stays as it is. */
export const sanitise = (html: string): string => sanitizeHtml(html, options).trim();
