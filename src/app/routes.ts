import type { ComponentType } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isOpen, type Viewer } from '#contract/gates.ts';
import {
  allPages,
  type ContentPageName,
  gateOf,
  openContentOf,
  type PageName,
  redirects,
} from '#contract/pages.ts';
import { Dashboard, Portal } from '#src/guest/chunks.ts';
import { HomePage } from '#src/guest/home/HomePage.tsx';
import { eagerPage, lazyPage, type PageRoute, type Screen } from '#src/guest/kit/page.ts';
import { resources } from '#src/portal/resources.ts';
import { App } from './App.tsx';
import { AppError, PageError } from './frame/PageError.tsx';
import { gateLoader, redirectLoader } from './session/gateLoader.ts';

const { agency, associate, content, invitations, reports } = resources;

type Load = () => Promise<{ default: ComponentType }>;

/** A form in one column, rendered by the server. */
const narrow = (load: Load): Screen => ({ Page: lazyPage(load), width: 'narrow' });
const verify: Screen = {
  ...narrow(() => import('#src/guest/verify/VerifyPage.tsx')),
  still: true,
};
/** A page behind sign-in, on react-admin. */
const inPortal = (Page: Screen['Page']): Screen => ({
  Page,
  width: 'page',
  browserOnly: true,
  tall: true,
});

const publicContent: Screen = {
  Page: lazyPage(() => import('#src/guest/content/PublicContentPage.tsx')),
  width: 'page',
  tall: true,
};

/** The component of each page that is more than content. */
const screens: Record<Exclude<PageName, ContentPageName>, Screen> = {
  home: { Page: eagerPage(HomePage), width: 'full' },
  login: narrow(() => import('#src/guest/sign-in/LoginPage.tsx')),
  logout: narrow(() => import('#src/guest/sign-in/LogoutPage.tsx')),
  createAgent: narrow(() => import('#src/guest/account/CreateAgentPage.tsx')),
  createAssociate: narrow(() => import('#src/guest/account/CreateAssociatePage.tsx')),
  reset: narrow(() => import('#src/guest/account/ResetPage.tsx')),
  confirmEmail: narrow(() => import('#src/guest/account/ConfirmPage.tsx')),
  changeAddress: narrow(() => import('#src/guest/account/AddressPage.tsx')),
  mailChoice: narrow(() => import('#src/guest/account/MailChoicePage.tsx')),
  profile: inPortal(lazyPage(() => import('#src/portal/profile/ProfilePage.tsx'))),
  security: inPortal(lazyPage(() => import('#src/portal/security/SecurityPage.tsx'))),
  newTerms: inPortal(lazyPage(() => import('#src/portal/new-terms/NewTermsPage.tsx'))),
  yourData: inPortal(lazyPage(() => import('#src/portal/your-data/YourDataPage.tsx'))),
  dashboard: inPortal(Dashboard),
  associates: inPortal(invitations.list),
  associatesPage: inPortal(invitations.list),
  reporting: inPortal(reports.list),
  reportingPage: inPortal(reports.list),
  report: inPortal(reports.show),
  agencyRegistration: inPortal(agency.edit),
  agencyChange: inPortal(agency.requestChange),
  associateRegistration: inPortal(associate.edit),
  content: inPortal(content.show),
  // The console is a chunk of its own, and no other chunk contains any of it.
  staff: {
    Page: lazyPage(() => import('#src/console/StaffApp.tsx')),
    width: 'full',
    browserOnly: true,
    framed: true,
  },
  verify,
  certificate: verify,
  forbidden: {
    Page: lazyPage(() => import('./ForbiddenPage.tsx')),
    width: 'page',
    // Most links to this page are on pages of the portal.
    tall: true,
  },
  notFound: {
    Page: lazyPage(async () => ({
      default: (await import('#src/guest/kit/NotFound.tsx')).NotFound,
    })),
    width: 'page',
  },
};

type PageRow = (typeof allPages)[number];

const screenOf = ({ name, gate }: PageRow): Screen => {
  if (name in screens) return screens[name as keyof typeof screens];
  return gate === 'everyone' ? publicContent : screens.content;
};

/** The paths of a page: its own, and `/content/{code}` for content that is open to everyone. */
function pathsOf(page: PageRow): string[] {
  const { name, path, hasPagesBelow } = page;
  if (name === 'notFound') return [path, '*'];
  if (hasPagesBelow) return [`${path}/*`];
  return openContentOf(page)?.paths ?? [path];
}

/** The routes of a page, with its gate as loader. */
function routesTo(page: PageRow): RouteObject[] {
  const handle: PageRoute = {
    ...screenOf(page),
    title: page.title,
    content: page.content,
    gateOf: (params) => gateOf(page, params),
  };
  return pathsOf(page).map((path) => ({
    path,
    caseSensitive: true,
    Component: handle.Page,
    ErrorBoundary: PageError,
    loader: gateLoader(handle.gateOf, page.linkToken),
    handle,
  }));
}

const isInPortal = (page: PageRow): boolean => {
  const { browserOnly, framed } = screenOf(page);
  return browserOnly === true && !framed;
};

/** The routes of the pages in contract/pages.ts. Any other path shows the 404 page in place. */
export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: AppError,
    children: [
      ...allPages.filter((page) => !isInPortal(page)).flatMap(routesTo),
      {
        Component: Portal,
        ErrorBoundary: PageError,
        children: allPages.filter(isInPortal).flatMap(routesTo),
      },
      ...redirects.map(({ path, redirectTo }) => ({
        path,
        caseSensitive: true,
        loader: redirectLoader(redirectTo),
      })),
    ],
  },
];

/** Loads the chunks of all pages that the server renders. */
export const fetchServerPages = () =>
  Promise.all(
    allPages
      .map(screenOf)
      .filter(({ browserOnly }) => !browserOnly)
      .map(({ Page }) => Page.preload()),
  );

/** Returns the page of a path. */
export const pageRouteAt = (pathname: string): PageRoute | undefined =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle;

/** Returns the page of a path, if its gate is open to the viewer. */
export function openPageAt(pathname: string, viewer: Viewer): PageRoute | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page: PageRoute | undefined = match?.route.handle;
  return page && isOpen(page.gateOf(match?.params ?? {}), viewer) ? page : undefined;
}

/** Waits until the loaders of the first page have finished. */
export const routerReady = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
