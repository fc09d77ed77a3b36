import './zodWithoutEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readablePath } from '#contract/readablePath.ts';
import { HubProvider } from '#providers/HubProvider.tsx';
import { createHub, type Hub } from '#providers/hub.ts';
import { englishLanguage, loadLanguage } from '#providers/i18n/language.ts';
import { fetchPortalWhenIdle, prefetch, reloadOnStaleChunk } from '#src/guest/chunks.ts';
import { embeddedBoot } from './boot.ts';
import { openPageAt, pageRouteAt, routerReady, routes } from './routes.ts';
import { withHub } from './session/gateLoader.ts';
import { followTranslator } from './translated/followTranslator.ts';
import { hydratePage } from './translated/hydratePage.ts';

reloadOnStaleChunk();
const translator = followTranslator();

/**
 * Shows the page. An async function instead of top-level await: chunks that are loaded here import this module and
 * would deadlock.
 */
async function start(): Promise<void> {
  const written = embeddedBoot();
  // Pages that the server has rendered never need it.
  const boot = written ?? (await (await import('./requestBoot.ts')).requestBoot());
  // If its texts can't be loaded, the page is in English.
  const language = await loadLanguage(boot.language).catch(() => englishLanguage);
  const hub = createHub(boot, language);

  const { pathname } = readableAddress();
  const router = createBrowserRouter(routes, withHub(hub));
  await routerReady(router);
  await nextTask();
  const root = document.getElementById('app') as HTMLElement;
  const app = (
    <StrictMode>
      <HubProvider hub={hub}>
        <RouterProvider router={router} />
      </HubProvider>
    </StrictMode>
  );
  // The server's HTML is hydrated, unless the page's loader redirected.
  if (root.firstElementChild && router.state.location.pathname === pathname) {
    await fetchPage(pathname, hub);
    hydratePage(root, app, translator);
    // What was pressed before is pressed again (server/pages/paintedFirst.ts).
    window.dispatchEvent(new Event('hub:ready'));
  } else {
    createRoot(root).render(app);
  }
  fetchPortalWhenIdle(hub);
  prefetchPointedAt(hub);
}

/** Corrects an address whose path the router can't read, as the server does. */
function readableAddress(): Location {
  const { pathname, search, hash } = window.location;
  const readable = readablePath(pathname);
  if (readable !== pathname) window.history.replaceState(null, '', readable + search + hash);
  return window.location;
}

/** Lets the browser respond to input before the page continues. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The chunk of a server-rendered page must be loaded before hydration; of the portal only a skeleton is rendered. */
async function fetchPage(pathname: string, { words }: Hub): Promise<void> {
  const { Page, browserOnly, framed } = pageRouteAt(pathname) ?? {};
  const fetched = Page?.preload().catch(() => undefined);
  if (!browserOnly) await fetched;
  // The console has texts of its own.
  else if (!framed) words.load().catch(() => undefined);
}

/** Prefetches the page of a link that a signed-in person points at, if its gate is open to them. */
function prefetchPointedAt({ session }: Hub): void {
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    const page = link ? openPageAt(link.pathname, session.viewer()) : undefined;
    if (page?.browserOnly) void prefetch(page.Page.preload);
  };
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onPoint);
}

void start();
