import { CacheProvider } from '@emotion/react';
import { CoreAdminUI, CustomRoutes } from 'ra-core';
import { useMemo } from 'react';
import { AdminContext, Notification, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { NotFound } from '#src/guest/kit/NotFound.tsx';
import { lazyPage } from '#src/guest/kit/page.ts';
import { useVisitorQueryClient } from '#src/portal/queries.ts';
import { routerProvider } from '#src/portal/routerProvider.ts';
import { createHubThemes } from '#src/portal/theme/muiTheme.ts';
import { styleCache } from '#src/portal/theme/styleCache.ts';
import { consoleAuth } from './access/consoleAuth.ts';
import { createStaffI18nProvider } from './i18nProvider.ts';
import { ConsoleLanguage } from './layout/ConsoleLanguage.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { createStaffDataProvider } from './provider/dataProvider.ts';
import { createStore } from './provider/store.ts';
import { resourcesIn } from './resources.tsx';

const OverviewPage = lazyPage(() => import('./overview/OverviewPage.tsx'));

/** The staff console at /staff: react-admin on ra-data-simple-rest, in a chunk of its own. */
export default function StaffApp() {
  return (
    <CacheProvider value={styleCache}>
      <ConsoleLanguage>
        <Console />
      </ConsoleLanguage>
    </CacheProvider>
  );
}

/** The parts of `<Admin>`, which would bring its sign-in page along: 35 KB that nothing here shows. */
function Console() {
  const hub = useHub();
  const { session, settings, language } = hub;
  const queryClient = useVisitorQueryClient();
  const { themes, resources, ...providers } = useMemo(() => {
    const i18nProvider = createStaffI18nProvider(settings, language);
    return {
      themes: createHubThemes(settings.style, language),
      resources: resourcesIn(i18nProvider.translate),
      authProvider: consoleAuth(session),
      dataProvider: createStaffDataProvider(hub),
      i18nProvider,
    };
  }, [hub, session, settings, language]);
  const person = useProfile()?.provider.accountId;
  const store = useMemo(() => createStore(person), [person]);
  return (
    <AdminContext
      {...themes}
      {...providers}
      basename={paths.staff}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
    >
      <CoreAdminUI
        layout={StaffLayout}
        dashboard={OverviewPage}
        catchAll={NotFound}
        disableTelemetry
        title={settings.name}
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="overview" element={<Navigate to={paths.staff} replace />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  );
}
