import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { memoryStore, ResourceDefinitionContextProvider, type TranslationMessages } from 'ra-core';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { Outlet, useLocation } from 'react-router-dom';
import { createAuthProvider } from '#providers/authProvider.ts';
import { createDataProvider } from '#providers/dataProvider.ts';
import { useHub } from '#providers/HubContext.ts';
import { createI18nProvider } from '#providers/i18n/i18nProvider.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useVisitorQueryClient } from './queries.ts';
import { resources } from './resources.ts';
import { routerProvider } from './routerProvider.ts';
import { createHubThemes } from './theme/muiTheme.ts';
import { styleCache } from './theme/styleCache.ts';

/**
 * The providers of react-admin, around every page behind sign-in. The pages are routes of src/app/routes.ts, so `<Admin>`,
 * with routes, layout and login of its own, is not needed.
 */
export default function Portal() {
  const hub = useHub();
  // Loaded together with this chunk, so usually nothing suspends.
  return <PortalWith words={use(hub.words.load())} />;
}

function PortalWith({ words }: { words: TranslationMessages }) {
  const hub = useHub();
  const queryClient = useVisitorQueryClient();
  const { session, settings, language } = hub;
  // Without a language react-admin would first render nothing, and then everything in one long task. It is removed
  // afterwards, since react-admin would not change it again.
  const [store] = useState(() => memoryStore({ locale: hub.language }));
  useEffect(() => store.removeItem('locale'), [store]);
  const sessionProviders = useMemo(
    () => ({
      authProvider: createAuthProvider(session),
      ...createHubThemes(settings.style, language),
    }),
    [session, settings, language],
  );
  // New ones for another language. The page stays mounted: react-admin's own change of locale would mount it anew.
  const languageProviders = useMemo(
    () => ({ dataProvider: createDataProvider(hub), i18nProvider: createI18nProvider(hub, words) }),
    [hub, words],
  );
  return (
    <CacheProvider value={styleCache}>
      <AdminContext
        {...sessionProviders}
        {...languageProviders}
        store={store}
        queryClient={queryClient}
        routerProvider={routerProvider}
      >
        <CssBaseline enableColorScheme />
        <ResourceDefinitionContextProvider definitions={resources}>
          <PortalPage />
        </ResourceDefinitionContextProvider>
        <Notification />
      </AdminContext>
    </CacheProvider>
  );
}

/** The portal has its frame already; here each page suspends on its own. */
function PortalPage() {
  const { pathname } = useLocation();
  // All pages of a list have one key; another page shows its skeleton at once, and not the previous page.
  const page = pathname.replace(/\/page\/.*/, '');
  return (
    <Suspense key={page} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}
