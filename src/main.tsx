import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadLanguage } from '../providers/i18n/language.ts';
import { App } from './App.tsx';
import { Consent } from './analytics/Consent.tsx';
import { askedBoot, startWith, writtenBoot } from './boot.ts';
import { fetchPortalWhenIdle, reloadOnStaleChunk } from './chunks.ts';
import { addBrandStyle } from './head.ts';
import './layout/pops.ts';
import { fetchPagesAhead } from './linksAhead.ts';
import { routeOf } from './routes.ts';
import { Watch } from './session/Watch.tsx';

reloadOnStaleChunk();

/**
 * Shows the page. A function of its own, not the module's own waiting: the chunks that are fetched here import from
 * the file that this stands in, and would wait for it for ever.
 */
async function start(): Promise<void> {
  const written = writtenBoot();
  const boot = written ?? (await askedBoot());
  // Without its words the page is in English: better than none.
  await loadLanguage(boot.language).catch(() => undefined);
  startWith(boot);
  if (!written) addBrandStyle();

  const root = document.getElementById('app') as HTMLElement;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
        <Watch />
        <Consent />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild) {
    const { Page, inside } = routeOf(window.location.pathname);
    if (boot.profile) inside?.preload().catch(() => undefined);
    // What the server rendered is taken over, so its page has to be here first.
    await Page.preload().catch(() => undefined);
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
  fetchPortalWhenIdle();
  fetchPagesAhead();
}

void start();
