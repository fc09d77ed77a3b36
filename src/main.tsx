import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { brandStyleSheet } from '../components/theme/brandCss.ts';
import type { Settings } from '../contract/records.ts';
import { HubProvider } from '../providers/HubProvider.tsx';
import { createHub, type Hub } from '../providers/hub.ts';
import { englishLanguage, loadLanguage } from '../providers/i18n/language.ts';
import { askedBoot, writtenBoot } from './boot.ts';
import { fetchAhead, fetchPortalWhenIdle, reloadOnStaleChunk } from './chunks.ts';
import { pageAt, routes } from './routes.ts';
import { withHub } from './session/hubOfLoaders.ts';
import { routerReady } from './session/routerReady.ts';

reloadOnStaleChunk();

/**
 * Shows the page. A function of its own, not the module's own waiting: the chunks that are fetched here import from
 * the file that this stands in, and would wait for it for ever.
 */
async function start(): Promise<void> {
  const written = writtenBoot();
  const boot = written ?? (await askedBoot());
  // Without its words the page is in English: better than none.
  const language = await loadLanguage(boot.language).catch(() => englishLanguage);
  const hub = createHub(boot, language);
  if (!written) addBrandStyle(boot.settings);

  const { pathname } = window.location;
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
  // What the server rendered is taken over, unless the page's loader led elsewhere.
  if (root.firstElementChild && router.state.location.pathname === pathname) {
    await fetchPage(pathname, hub);
    // As a transition it is done in short pieces, between which the browser answers.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(app);
  }
  fetchPortalWhenIdle(hub);
  fetchPagesAhead(hub);
}

/** Lets the browser answer before the page goes on. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Writes the brand's colours, typefaces and radius into a page that no server wrote (development). */
function addBrandStyle(settings: Settings): void {
  const style = document.createElement('style');
  style.textContent = brandStyleSheet(settings);
  document.head.append(style);
}

/** A page that the server rendered has to be here before it is taken over; of the portal there is the shape alone. */
async function fetchPage(pathname: string, { words }: Hub): Promise<void> {
  const { Page, browserOnly, framed } = pageAt(pathname) ?? {};
  const fetched = Page?.preload().catch(() => undefined);
  if (!browserOnly) await fetched;
  // The console has texts of its own.
  else if (!framed) words.load().catch(() => undefined);
}

/** Fetches the page of a link that the signed-in person points at: it is there when the link is followed. */
function fetchPagesAhead({ session }: Hub): void {
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    const page = link && session.profile() ? pageAt(link.pathname) : undefined;
    if (page?.browserOnly) void fetchAhead(page.Page.preload);
  };
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onPoint);
}

void start();
