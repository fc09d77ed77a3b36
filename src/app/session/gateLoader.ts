import {
  createContext,
  type LoaderFunction,
  type Params,
  RouterContextProvider,
  redirect,
  replace,
} from 'react-router-dom';
import { type Gate, refusal } from '#contract/gates.ts';
import { paths } from '#contract/paths.ts';
import type { Hub } from '#providers/hub.ts';
import { perHub } from '#providers/perHub.ts';
import type { Session } from '#providers/session.ts';
import { forgetLink, isLinkKept } from '#src/guest/account/openedLink.ts';
import { rememberReturnPath } from '#src/guest/sign-in/returnPath.ts';

declare module 'react-router' {
  interface Future {
    // The router's context, which loaders receive.
    v8_middleware: true;
  }
}

/** The visitor's hub, which the loaders of the routes receive. */
const hubOfLoaders = createContext<Hub>();

/** The router options that give loaders the visitor's hub. */
export const withHub = (hub: Hub) => ({
  getContext: () => new RouterContextProvider(new Map([[hubOfLoaders, hub]])),
});

/**
 * The path of the page that an emailed link has opened, until it is left: the token is removed from the address at
 * once. A page that is reloaded finds its link in the tab's store.
 */
const openedByLink = perHub<{ path?: string | undefined }>(() => ({}));

/**
 * Returns the loader of a page: redirects people whom its gate does not admit (specification §6, decisions C3, C4).
 * @param linkToken as in contract/pages.ts.
 */
export const gateLoader =
  (gateOf: (params: Params) => Gate, linkToken?: string): LoaderFunction =>
  ({ request, params, context }) => {
    const hub = context.get(hubOfLoaders);
    const { session } = hub;
    const opened = openedByLink(hub);
    const { pathname, search, searchParams } = new URL(request.url);
    const isOpened = opened.path === pathname || isLinkKept(pathname);
    const byLink = linkToken && (searchParams.has(linkToken) || isOpened);
    opened.path = byLink ? pathname : undefined;
    if (!byLink) forgetLink();
    // The account look-up failed: the page says so, at the requested address.
    if (session.lookUpError()) return withoutPrefill(request);
    const gate = gateOf(params);
    const reason = refusal(gate, session.viewer());
    if (!reason || (byLink && gate === 'guest')) return withoutPrefill(request);
    if (gate === 'guest') return redirectTo(paths.home, request);
    if (!session.viewer().signedIn) return redirectTo(signInPath(request, session), request);
    if (reason === 'gate.terms') {
      rememberReturnPath(pathname + search);
      return redirectTo(paths.newTerms, request);
    }
    session.refused(reason);
    return redirectTo(paths.forbidden, request);
  };

/** react-admin's forms take default values from `?source=`: a stranger's link must not fill in a form. */
function withoutPrefill(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has('source')) return null;
  searchParams.delete('source');
  return redirectTo([pathname, searchParams].filter(String).join('?'), request);
}

/** The loader of a path that only redirects. */
export const redirectLoader =
  (to: string): LoaderFunction =>
  ({ request }) =>
    redirectTo(to, request);

/**
 * A guest is sent to the home page and returns after signing in (decision C4); a person whose session has expired is
 * sent to the sign-in page (decision C5).
 */
function signInPath(request: Request, session: Session): string {
  const { pathname, search } = new URL(request.url);
  const ending = session.ending();
  if (ending !== 'signedOut' && pathname !== paths.logout) rememberReturnPath(pathname + search);
  return ending === 'expired' ? paths.login : paths.home;
}

/** A refused page leaves no history entry, not even if the address bar shows it already. */
function redirectTo(path: string, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const isInAddressBar = pathname + search === window.location.pathname + window.location.search;
  return isInAddressBar ? replace(path) : redirect(path);
}
