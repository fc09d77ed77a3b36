import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { memoryStore, ResourceDefinitionContextProvider } from 'ra-core';
import { Suspense, useState } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { Outlet, useLocation } from 'react-router-dom';
import { createHubTheme } from '../../components/theme/muiTheme.ts';
import { styleCache } from '../../components/theme/styleCache.ts';
import { authProvider } from '../../providers/authProvider.ts';
import { config } from '../../providers/config.ts';
import { dataProvider } from '../../providers/dataProvider.ts';
import { i18nProvider } from '../../providers/i18n/i18nProvider.ts';
import { agency } from '../../resources/agency/resource.ts';
import { associate } from '../../resources/associate/resource.ts';
import { content } from '../../resources/content/resource.ts';
import { invitations } from '../../resources/invitations/resource.ts';
import { reports } from '../../resources/reports/resource.ts';
import { Boundary } from '../layout/Boundary.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { queryClient, useFreshQueries } from './queries.ts';
import { routerProvider } from './routerProvider.ts';

const theme = createHubTheme(config.settings.style);
const store = memoryStore();
const resources = { invitations, reports, agency, associate, content };

/**
 * What stands around every page behind sign-in: react-admin's providers. The pages are routes of the portal's own table
 * (src/routes.ts), so `<Admin>`, which would bring routes, layout and login of its own, is not needed.
 */
export default function Portal() {
  const [words] = useState(i18nProvider);
  useFreshQueries();
  return (
    <CacheProvider value={styleCache}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={words}
        queryClient={queryClient}
        routerProvider={routerProvider}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <ResourceDefinitionContextProvider definitions={resources}>
          <CssBaseline enableColorScheme />
          <CurrentPage />
          <Notification />
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </CacheProvider>
  );
}

/** The frame stands around the whole portal already; here each page waits for its chunk and breaks alone. */
function CurrentPage() {
  const { pathname } = useLocation();
  // The pages of a list are one page; another one shows its shape at once, and not the one before till it is there.
  const page = pathname.replace(/\/page\/.*/, '');
  return (
    <Boundary at={pathname}>
      <Suspense key={page} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </Boundary>
  );
}
