import { type LoaderFunction, type Params, redirect, replace } from 'react-router-dom';
import { type Gate, refusal } from '../../contract/gates.ts';
import { paths } from '../../contract/paths.ts';
import { perHub } from '../../providers/perHub.ts';
import type { Session } from '../../providers/session.ts';
import { hubOfLoaders } from './hubOfLoaders.ts';
import { rememberReturnPath } from './returnPath.ts';

/** The page that a mailed link has opened, until it is left: the token leaves the address at once. */
const openedByLink = perHub<{ path?: string | undefined }>(() => ({}));

/**
 * The loader of a page: lets in whom its gate is open to, and leads everybody else to where they belong (specification
 * §6, decisions C3, C4).
 * @param linkToken as contract/pages.ts has it
 */
export const gateLoader =
  (gateOf: (params: Params) => Gate, linkToken?: string): LoaderFunction =>
  ({ request, params, context }) => {
    const hub = context.get(hubOfLoaders);
    const { session } = hub;
    const opened = openedByLink(hub);
    const { pathname, searchParams } = new URL(request.url);
    const byLink = linkToken && (searchParams.has(linkToken) || opened.path === pathname);
    opened.path = byLink ? pathname : undefined;
    // Not known who is there: the page says so, at the address that was wanted.
    if (session.lookUpError()) return withoutPrefill(request);
    const gate = gateOf(params);
    const reason = refusal(gate, session.viewer());
    if (!reason || (byLink && gate === 'guest')) return withoutPrefill(request);
    if (gate === 'guest') return leadTo(paths.home, request);
    if (!session.viewer().signedIn) return leadTo(signInPath(request, session), request);
    session.refused(reason);
    return leadTo(paths.forbidden, request);
  };

/** react-admin's forms fill themselves from `?source=`: nobody's link fills in a form of somebody else's. */
function withoutPrefill(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has('source')) return null;
  searchParams.delete('source');
  return leadTo([pathname, searchParams].filter(String).join('?'), request);
}

/** The loader of a bare path that leads elsewhere. */
export const redirectLoader =
  (to: string): LoaderFunction =>
  ({ request }) =>
    leadTo(to, request);

/**
 * A guest goes home and comes back after signing in (decision C4); whose session ran out goes to the sign-in page
 * (decision C5).
 */
function signInPath(request: Request, session: Session): string {
  const { pathname, search } = new URL(request.url);
  const ending = session.ending();
  if (ending !== 'signedOut' && pathname !== paths.logout) rememberReturnPath(pathname + search);
  return ending === 'expired' ? paths.login : paths.home;
}

/** A page that can't be shown leaves no entry in the history, not even where the address bar names it already. */
function leadTo(path: string, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const isNamed = pathname + search === window.location.pathname + window.location.search;
  return isNamed ? replace(path) : redirect(path);
}
