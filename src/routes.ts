import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { contentGates } from '../contract/contentCodes.ts';
import { type Gate, gateOfContent } from '../contract/gates.ts';
import { type PathName, pathGates, paths, pathTo, redirects } from '../contract/paths.ts';
import { App } from './App.tsx';
import type { PageRoute } from './layout/pageRoute.ts';
import { HomePage } from './pages/home/HomePage.tsx';
import { atHand, page } from './pages/page.ts';
import { Portal } from './portal/portalChunk.ts';
import { portalPages } from './portal/portalPages.ts';
import { gateLoader, redirectLoader } from './session/gateLoader.ts';

/** A page outside of the portal: server-rendered, light, for guests too. */
type PublicPage = Omit<PageRoute, 'gateOf' | 'portal'>;

const notFound: PublicPage = {
  Page: page(async () => ({
    default: (await import('./components/portal/NotFound.tsx')).NotFound,
  })),
  title: 'public.notFound.title',
  width: 'page',
  status: 404,
};

const content = page(() => import('./pages/content/PublicContentPage.tsx'));

/** The pages outside of the portal, by the name of their path (contract/paths.ts). */
export const publicPages = {
  home: {
    Page: atHand(HomePage),
    title: 'common.product',
    width: 'full',
  },
  login: {
    Page: page(() => import('./pages/account/LoginPage.tsx')),
    title: 'public.signIn.title',
    width: 'narrow',
  },
  logout: {
    Page: page(() => import('./pages/account/LogoutPage.tsx')),
    title: 'public.logout.title',
    width: 'narrow',
  },
  createAgent: {
    Page: page(() => import('./pages/account/CreateAgentPage.tsx')),
    title: 'public.createAgent.title',
    width: 'narrow',
  },
  createAssociate: {
    Page: page(() => import('./pages/account/CreateAssociatePage.tsx')),
    title: 'public.createAssociate.title',
    width: 'narrow',
  },
  reset: {
    Page: page(() => import('./pages/account/ResetPage.tsx')),
    title: 'public.reset.title',
    width: 'narrow',
  },
  confirmEmail: {
    Page: page(() => import('./pages/account/ConfirmPage.tsx')),
    title: 'public.confirm.title',
    width: 'narrow',
  },
  overview: { Page: content, title: 'public.navigation.overview', width: 'page', tall: true },
  content: { Page: content, title: 'common.product', width: 'page', tall: true },
  forbidden: {
    Page: page(() => import('./pages/errors/ForbiddenPage.tsx')),
    title: 'public.forbidden.title',
    width: 'page',
    status: 403,
  },
  methodNotAllowed: notFound,
} as const satisfies Partial<Record<PathName, PublicPage>>;

/** The programme's own house: its chunk holds all of it, and nobody else's chunk holds any. */
const Staff = page(() => import('../staff/StaffApp.tsx'));

/** A page at a path, behind its gate. */
function route(path: string, handle: PageRoute): RouteObject {
  return {
    path,
    caseSensitive: true,
    Component: handle.Page,
    loader: gateLoader(handle.gateOf),
    handle,
  };
}

const { content: publicContent, ...atOwnPath } = publicPages;
const publicRoutes = Object.entries(atOwnPath).map(([name, shown]) =>
  route(paths[name as PathName], { ...shown, gateOf: () => pathGates[name as PathName] }),
);

/** The codes that are open to everyone, ahead of `/content/:code`, which stands in the portal. */
const publicContentRoutes = Object.keys(contentGates)
  .filter((code) => gateOfContent(code) === 'everyone')
  .map((code) =>
    route(pathTo('content', { code }), { ...publicContent, gateOf: () => 'everyone' }),
  );

const ofCode = ({ code = '' }: Params): Gate => gateOfContent(code);
const portalRoutes = Object.entries(portalPages).map(([name, Page]) =>
  route(paths[name as PathName], {
    Page,
    title: 'common.product',
    width: 'page',
    portal: true,
    tall: true,
    gateOf: name === 'content' ? ofCode : () => pathGates[name as PathName],
  }),
);

const redirectRoutes = Object.entries(redirects).map(([path, to]) => ({
  path,
  caseSensitive: true,
  loader: redirectLoader(to),
}));

/**
 * Every page of the portal with its gate: the path table (contract/paths.ts) as the router takes it. Any path that
 * isn't there is the 404 page in place (I17).
 */
export const routes: RouteObject[] = [
  {
    Component: App,
    children: [
      ...publicRoutes,
      ...publicContentRoutes,
      ...redirectRoutes,
      { Component: Portal, children: portalRoutes },
      // The console has pages of its own below its path.
      route(`${paths.staff}/*`, {
        Page: Staff,
        title: 'public.staff.title',
        width: 'full',
        portal: true,
        framed: true,
        gateOf: () => pathGates.staff,
      }),
      route('*', { ...notFound, gateOf: () => 'everyone' }),
    ],
  },
];

/** The page of a path. */
export const pageAt = (pathname: string): PageRoute | undefined =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle;
