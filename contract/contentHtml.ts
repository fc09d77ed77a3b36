const words = (list: string) => list.split(' ');

/**
 * The elements of a content page (decision H2): text, lists, tables, links, and pictures from this site. No class, id
 * or style, so that a page can neither cover the portal nor reuse its names; no form, frame or script.
 */
export const contentTags = words(
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote a strong em b i u s small sub sup abbr code pre ' +
    'figure figcaption img table caption thead tbody tfoot tr th td',
);

export const contentAttributes = {
  a: words('href title rel'),
  abbr: words('title'),
  img: words('src alt width height'),
  ol: words('start'),
  th: words('colspan rowspan scope'),
  td: words('colspan rowspan'),
};

/**
 * The address of a picture of this site: of the build or a brand, uploaded by staff, or that of the home page. Another
 * server would learn who reads the page, and any other address of this site would be called in the reader's name.
 */
export const ownPicture =
  /^\/(?:art|api\/content\/1\.0\/fetch\/images)\/(?!.*\.\.)[\w./-]+$|^\/api\/content\/1\.0\/fetch\/home-hero-image$/;

export const isOwnPicture = (src: string | null | undefined): boolean => ownPicture.test(src ?? '');

/** Whether HTML contains neither text nor a picture. */
export const isBlankHtml = (html: string): boolean =>
  html.replace(/<(?!img\b)[^<>]*>|&nbsp;|\s/g, '') === '';
