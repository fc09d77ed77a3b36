const words = (list: string) => list.split(' ');

/**
 * What a content page may consist of (decision H2): text, lists, tables, links and pictures of our own. No class, id
 * or style, so that a page can neither cover the portal nor take the name of something in it; no form, frame or script.
 */
export const contentTags = words(
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote a strong em b i u s small sub sup abbr code pre ' +
    'figure figcaption img table caption thead tbody tfoot tr th td',
);

/** The attributes that they may carry. */
export const contentAttributes = words(
  'href title rel src alt width height start colspan rowspan scope',
);

/** A path of this site. A picture from elsewhere tells elsewhere who reads the page. */
export const isOwnPath = (src: string | null | undefined): boolean =>
  /^\/(?![/\\])[\w./%~-]*$/.test(src ?? '');

/** Neither text nor picture. */
export const isBlankHtml = (html: string): boolean =>
  html.replace(/<(?!img\b)[^<>]*>|&nbsp;|\s/g, '') === '';
