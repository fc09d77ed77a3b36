import { type Gate, isOpen, type Viewer } from './gates.ts';

interface Page {
  /** The path; parameters start with a colon. */
  path: string;
  /** The gate; 'ofItsContent' if it depends on the content code in the path. */
  gate: Gate | 'ofItsContent';
  /** Key of the title in the browser's tab and in menus. */
  title: string;
  /** The menu with a link to it, shown if the gate is open; in the order of this table. */
  menu?: 'main' | 'account' | 'footer';
  /** The code of the content that it shows; `{brand}` is replaced by the brand's code. */
  content?: string;
  /** If it shows nothing but that content, so that it needs no component: the first text of the code, or all as a list. */
  layout?: 'single' | 'list';
  /**
   * The query parameter with the one-time token of a mailed link. With a token, a page for guests also opens to
   * signed-in people, and names the owner of the link (decision C4).
   */
  linkToken?: string;
  /** The HTTP status; default: 200. */
  status?: number;
  /** Whether paths below it belong to this page. */
  hasPagesBelow?: true;
  /** Search engines are told to leave it out. */
  unlisted?: true;
}
interface Redirect {
  path: string;
  redirectTo: string;
}

/**
 * Every page of the portal (specification §2, decisions C3 and I14). Routes, redirects, menus, the titles of tabs, the
 * gates of content codes and the server's status codes follow from this table. The components of the
 * pages are in src/app/routes.ts, which does not compile without one for each page that is more than content.
 */
export const pages = {
  home: { path: '/', gate: 'everyone', title: 'common.product', content: 'home-page' },
  homeAlias: { path: '/home', redirectTo: '/' },
  account: { path: '/account', redirectTo: '/home' },
  agency: { path: '/agency', redirectTo: '/' },

  createAgent: {
    path: '/account/create/agent',
    gate: 'guest',
    title: 'public.createAgent.title',
    menu: 'account',
  },
  createAssociate: {
    path: '/account/create/associate',
    gate: 'guest',
    title: 'public.createAssociate.title',
    menu: 'account',
    linkToken: 'creationToken',
  },
  login: { path: '/account/login', gate: 'guest', title: 'public.signIn.title', menu: 'account' },
  reset: {
    path: '/account/reset',
    gate: 'guest',
    title: 'public.reset.title',
    linkToken: 'token',
  },
  confirmEmail: {
    path: '/account/confirm',
    gate: 'everyone',
    title: 'public.confirm.title',
    linkToken: 'token',
  },
  changeAddress: {
    path: '/account/address',
    gate: 'everyone',
    title: 'public.address.title',
    linkToken: 'token',
  },
  mailChoice: {
    path: '/account/emails',
    gate: 'everyone',
    title: 'public.emails.title',
    linkToken: 'token',
  },
  profile: {
    path: '/account/profile',
    gate: 'signedIn',
    title: 'public.profile.title',
    menu: 'account',
  },
  security: {
    path: '/account/security',
    gate: 'enrolment',
    title: 'public.navigation.security',
    menu: 'account',
  },
  newTerms: {
    path: '/account/terms',
    gate: 'beforeTerms',
    title: 'public.footer.terms',
  },
  yourData: {
    path: '/account/your-data',
    gate: 'beforeTerms',
    title: 'public.profile.title',
  },
  logout: {
    path: '/account/logout',
    gate: 'enrolment',
    title: 'public.logout.title',
    menu: 'account',
  },

  staff: {
    path: '/staff',
    gate: 'staff',
    title: 'public.navigation.staff',
    menu: 'main',
    hasPagesBelow: true,
  },
  dashboard: {
    path: '/dashboard',
    gate: 'signedIn',
    title: 'public.navigation.dashboard',
    menu: 'main',
  },
  associates: {
    path: '/associates',
    gate: 'invitations',
    title: 'public.navigation.associates',
    menu: 'main',
  },
  associatesPage: {
    path: '/associates/page/:page',
    gate: 'invitations',
    title: 'public.navigation.associates',
  },
  associatesWithoutPage: { path: '/associates/page', redirectTo: '/associates' },
  reporting: {
    path: '/reporting',
    gate: 'reporting',
    title: 'public.navigation.reporting',
    menu: 'main',
  },
  reportingPage: {
    path: '/reporting/page/:page',
    gate: 'reporting',
    title: 'public.navigation.reporting',
  },
  report: {
    path: '/reporting/reports/:id',
    gate: 'reporting',
    title: 'public.navigation.reporting',
  },
  reportingWithoutPage: { path: '/reporting/page', redirectTo: '/reporting' },
  agencyRegistration: {
    path: '/agency/registration',
    gate: 'agencyForm',
    title: 'common.product',
  },
  agencyChange: {
    path: '/agency/registration/change',
    gate: 'invitations',
    title: 'common.product',
  },
  associateRegistration: {
    path: '/associates/registration',
    gate: 'associateForm',
    title: 'common.product',
  },

  overview: {
    path: '/overview',
    gate: 'everyone',
    title: 'public.navigation.overview',
    menu: 'main',
    content: 'program-overview',
    layout: 'single',
  },
  education: {
    path: '/education',
    gate: 'education',
    title: 'public.navigation.education',
    menu: 'main',
    content: 'education',
    layout: 'single',
  },
  benefits: {
    path: '/benefits',
    gate: 'accredited',
    title: 'public.navigation.benefits',
    menu: 'main',
    content: 'benefits',
    layout: 'single',
  },
  rateOffers: {
    path: '/rateoffers',
    gate: 'accredited',
    title: 'public.navigation.rateOffers',
    menu: 'main',
    content: 'rateoffers',
    layout: 'list',
  },
  promotions: {
    path: '/promotions',
    gate: 'accredited',
    title: 'public.navigation.promotions',
    menu: 'main',
    content: 'promotions',
    layout: 'list',
  },
  commissions: {
    path: '/commissions',
    gate: 'accredited',
    title: 'public.navigation.commissions',
    menu: 'main',
    content: 'commissions',
    layout: 'single',
  },
  resources: {
    path: '/resources',
    gate: 'accredited',
    title: 'public.navigation.resources',
    menu: 'main',
    content: 'resources',
    layout: 'list',
  },
  news: {
    path: '/news',
    gate: 'accredited',
    title: 'public.navigation.news',
    menu: 'main',
    content: '{brand}-happenings',
    layout: 'list',
  },
  industryNews: {
    path: '/industrynews',
    gate: 'accredited',
    title: 'public.navigation.industryNews',
    menu: 'main',
    content: 'industry-news',
    layout: 'list',
  },
  verify: { path: '/verify', gate: 'everyone', title: 'public.verify', unlisted: true },
  /** Whoever scans the QR code of a certificate comes here. */
  certificate: {
    path: '/verify/:certificate',
    gate: 'everyone',
    title: 'public.verify',
    unlisted: true,
  },
  privacy: {
    path: '/content/privacy',
    gate: 'everyone',
    title: 'public.footer.privacy',
    menu: 'footer',
    content: 'privacy',
    layout: 'single',
  },
  cookies: {
    path: '/content/cookies',
    gate: 'everyone',
    title: 'public.footer.cookies',
    menu: 'footer',
    content: 'cookies',
    layout: 'single',
  },
  siteUsage: {
    path: '/content/site-usage',
    gate: 'everyone',
    title: 'public.footer.siteUsage',
    menu: 'footer',
    content: 'site-usage',
    layout: 'single',
  },
  terms: {
    path: '/content/terms',
    gate: 'everyone',
    title: 'public.footer.terms',
    menu: 'footer',
    content: 'terms',
    layout: 'single',
  },
  /** Any content by the code in its path. */
  content: { path: '/content/:code', gate: 'ofItsContent', title: 'common.product' },

  forbidden: { path: '/403', gate: 'everyone', title: 'public.forbidden.title', status: 403 },
  /** Stands for every unknown path, too. */
  notFound: { path: '/405', gate: 'everyone', title: 'public.notFound.title', status: 404 },
} as const satisfies Record<string, Page | Redirect>;

type Pages = typeof pages;
type AnyName = keyof Pages;
type RedirectName = {
  [Name in AnyName]: Pages[Name] extends Redirect ? Name : never;
}[AnyName];
export type PageName = Exclude<AnyName, RedirectName>;
export type ContentPageName = {
  [Name in PageName]: Pages[Name] extends { layout: string } ? Name : never;
}[PageName];

/** A content code as the table has it, with `{brand}` in it. */
export type ContentCode = {
  [Name in PageName]: Pages[Name] extends { content: infer Code extends string } ? Code : never;
}[PageName];

type PageRow = Page & { name: PageName; title: Pages[PageName]['title'] };
type RedirectRow = Redirect & { name: RedirectName };
const rows = Object.entries(pages).map(([name, page]) => ({ name, ...page })) as (
  | PageRow
  | RedirectRow
)[];

export const redirects = rows.filter((row) => 'redirectTo' in row);
/** All pages in the order of the table. */
export const allPages = rows.filter((row) => 'gate' in row);

export const menuFor = (menu: Page['menu'], viewer: Viewer): PageRow[] =>
  allPages.filter((page) => page.menu === menu && isOpen(gateOf(page), viewer));

/** How the code of a content is written. */
export const CONTENT_CODE = '[\\w-]{1,200}';

const patternOf = (path: string): string =>
  path.replace(':code', CONTENT_CODE).replace(/:\w+/g, '[^/]+');
const matches = (row: PageRow | RedirectRow, pathname: string): boolean =>
  new RegExp(`^${patternOf(row.path)}/?$`).test(pathname) ||
  ('hasPagesBelow' in row && pathname.startsWith(`${row.path}/`));

export const pageAt = (pathname: string): PageRow | RedirectRow =>
  rows.find((row) => matches(row, pathname)) ?? { name: 'notFound', ...pages.notFound };

/** The page if all that it shows is content that is open to everyone: its content code, and the paths that lead to it. */
export function openContentOf({ path, gate, content, layout }: PageRow) {
  if (gate !== 'everyone' || !content || !layout) return undefined;
  return {
    code: content,
    paths: [...new Set([path, pages.content.path.replace(':code', content)])],
  };
}

/** Returns the content code that everyone may read at a path; undefined if the path shows anything else. */
export const openContentAt = (pathname: string): string | undefined =>
  allPages.map(openContentOf).find((open) => open?.paths.includes(pathname.replace(/\/$/, '')))
    ?.code;

export const codeFor = (brand: string, content: string): string =>
  content.replace('{brand}', brand);

/** Returns the code of the content that a page shows at a path; undefined if the page is more than content. */
export function contentCodeOf(page: PageRow, pathname: string, brand: string): string | undefined {
  if (page.name === 'content') return pathname.split('/')[2];
  return page.layout && page.content && codeFor(brand, page.content);
}

/** Returns the rows of the pages that only show content, each with its code for a brand. The texts are in the database. */
export const contentPages = (brand: string) =>
  allPages.flatMap(({ content, layout, title, path }) =>
    content && layout ? [{ code: codeFor(brand, content), layout, title, path }] : [],
  );

/** Returns the gate of a content code, on whatever path it is shown. Unknown codes have the gate 'accredited'. */
export function gateOfContent(code: string): Gate {
  const page = allPages.find(({ content }) =>
    content?.startsWith('{brand}')
      ? code.endsWith(content.slice('{brand}'.length))
      : content === code,
  );
  return page && page.gate !== 'ofItsContent' ? page.gate : 'accredited';
}

export const gateOf = (page: Page, params: { code?: string } = {}): Gate =>
  page.gate === 'ofItsContent' ? gateOfContent(params.code ?? '') : page.gate;
