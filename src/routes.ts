import { matchPath } from 'react-router-dom';
import { type Gate, gateOfContent } from '../contract/gates.ts';
import { type PathName, pathGates, paths, redirects } from '../contract/paths.ts';
import type { PublicKey } from '../providers/i18n/translate.ts';
import { HomePage } from './pages/home/HomePage.tsx';
import { atHand, type PageChunk, page } from './pages/page.ts';
import { Portal } from './portal/portalChunk.ts';
import { portalPages } from './portal/portalPages.ts';

/** A page outside of the portal: server-rendered, light, for guests too. */
export interface PublicPage {
  Page: PageChunk;
  /** Named in the tab before any script runs. */
  title: PublicKey;
  width: 'full' | 'page' | 'narrow';
  /** What it shows is fetched after it: the footer waits below. */
  tall?: boolean;
  status?: number;
}

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
export const publicPages: Partial<Record<PathName, PublicPage>> = {
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
};

/** The programme's own house: its chunk holds all of it, and nobody else's chunk holds any. */
const Staff = page(() => import('../staff/StaffApp.tsx'));

export interface Route extends PublicPage {
  gate: Gate;
  /** Rendered in the browser alone. */
  portal: boolean;
  /** The page that the portal shows there: fetched along with it. */
  inside?: PageChunk;
  /** Brings its own frame. */
  framed?: boolean;
}

const names = Object.keys(paths) as PathName[];
/** The console has pages of its own below its path. */
const patternOf = (name: PathName) => (name === 'staff' ? `${paths.staff}/*` : paths[name]);

/** The page of a path, by the path table; any path that isn't there is the 404 page in place (I17). */
export function routeOf(pathname: string): Route {
  for (const name of names) {
    const match = matchPath({ path: patternOf(name), caseSensitive: true }, pathname);
    if (!match) continue;
    const code = name === 'content' ? match.params.code : undefined;
    const gate = code === undefined ? pathGates[name] : gateOfContent(code);
    const light = code === undefined || gate === 'everyone' ? publicPages[name] : undefined;
    if (light) return { ...light, gate, portal: false };
    if (name === 'staff') {
      return {
        Page: Staff,
        title: 'public.staff.title',
        width: 'full',
        gate,
        portal: true,
        framed: true,
      };
    }
    return {
      Page: Portal,
      title: 'common.product',
      width: 'page',
      gate,
      portal: true,
      inside: portalPages[name],
    };
  }
  return { ...notFound, gate: 'everyone', portal: false };
}

/** Where a bare path leads instead (§2, B6). */
export const redirectOf = (pathname: string): string | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return Object.hasOwn(redirects, path) ? redirects[path] : undefined;
};
