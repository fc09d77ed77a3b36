import type { Gate } from './gates.ts';

/** Page paths of the portal (§2). Parameters start with a colon. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  login: '/account/login',
  logout: '/account/logout',
  createAgent: '/account/create/agent',
  createAssociate: '/account/create/associate',
  reset: '/account/reset',
  confirmEmail: '/account/confirm',
  account: '/account',
  profile: '/account/profile',
  dashboard: '/dashboard',
  associates: '/associates',
  associatesPage: '/associates/page/:page',
  reporting: '/reporting',
  reportingPage: '/reporting/page/:page',
  agency: '/agency',
  agencyRegistration: '/agency/registration',
  associateRegistration: '/associates/registration',
  news: '/news',
  industryNews: '/industrynews',
  overview: '/overview',
  education: '/education',
  benefits: '/benefits',
  promotions: '/promotions',
  resources: '/resources',
  rateOffers: '/rateoffers',
  commissions: '/commissions',
  content: '/content/:code',
  forbidden: '/403',
  methodNotAllowed: '/405',
  staff: '/staff',
} as const;
export type PathName = keyof typeof paths;

/** The gate of each page (§2, C3). `/content/:code` has the gate of its code (see gateOfContent). */
export const pathGates: Record<PathName, Gate> = {
  home: 'everyone',
  homeAlias: 'everyone',
  login: 'guest',
  logout: 'signedIn',
  createAgent: 'guest',
  createAssociate: 'guest',
  reset: 'guest',
  confirmEmail: 'everyone',
  account: 'everyone',
  profile: 'signedIn',
  dashboard: 'signedIn',
  associates: 'invitations',
  associatesPage: 'invitations',
  reporting: 'reporting',
  reportingPage: 'reporting',
  agency: 'everyone',
  agencyRegistration: 'agencyForm',
  associateRegistration: 'associateForm',
  news: 'accredited',
  industryNews: 'accredited',
  overview: 'everyone',
  education: 'education',
  benefits: 'accredited',
  promotions: 'accredited',
  resources: 'accredited',
  rateOffers: 'accredited',
  commissions: 'accredited',
  content: 'everyone',
  forbidden: 'everyone',
  methodNotAllowed: 'everyone',
  staff: 'staff',
};

/** Bare paths that lead elsewhere (§2, B6). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.homeAlias]: paths.home,
  [paths.account]: paths.homeAlias,
  [paths.agency]: paths.home,
};

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
const known = Object.entries(paths)
  .filter(([name]) => name !== 'methodNotAllowed')
  .map(([, path]) => pattern(path));

/** Whether a path shows a page of its own; any other is answered with the 404 page and HTTP 404 (I17). */
export const isKnownPath = (path: string): boolean =>
  known.some((regExp) => regExp.test(path)) || path.startsWith(`${paths.staff}/`);

/** Fills the parameters of a page path, percent-encoded. */
export const pathTo = (name: PathName, params: Record<string, string | number> = {}): string =>
  paths[name].replace(/:(\w+)/g, (whole, key) =>
    params[key] === undefined ? whole : encodeURIComponent(params[key]),
  );
