import { CacheProvider } from '@emotion/react';
import { CoreAdminUI } from 'ra-core';
import { type FunctionComponent, useMemo } from 'react';
import { AdminContext, Notification, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { isOpen } from '#contract/gates.ts';
import { paths } from '#contract/paths.ts';
import { createAuthProvider } from '#providers/authProvider.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { NotFound } from '#src/guest/kit/NotFound.tsx';
import { useVisitorQueryClient } from '#src/portal/queries.ts';
import { routerProvider } from '#src/portal/routerProvider.ts';
import { createHubThemes } from '#src/portal/theme/muiTheme.ts';
import { styleCache } from '#src/portal/theme/styleCache.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { ConsoleLanguage } from './layout/ConsoleLanguage.tsx';
import { StaffLayout } from './layout/StaffLayout.tsx';
import { parts } from './parts.ts';
import { createDataProvider } from './provider/dataProvider.ts';
import { createStore } from './provider/store.ts';

const overview = parts[0]?.list as FunctionComponent;

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

/** The parts of `<Admin>`, without its sign-in pages, which are the portal's. */
function Console() {
  const { session, sendRequest, settings, language } = useHub();
  const queryClient = useVisitorQueryClient();
  const { themes, ...providers } = useMemo(
    () => ({
      themes: createHubThemes(settings.style, language),
      authProvider: {
        ...createAuthProvider(session),
        // One gate for the whole console (decision C3).
        canAccess: async () => isOpen('staff', session.viewer()),
      },
      dataProvider: createDataProvider(sendRequest),
      i18nProvider: createI18nProvider(settings, language),
    }),
    [session, sendRequest, settings, language],
  );
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
        dashboard={overview}
        catchAll={NotFound}
        loginPage={false}
        authCallbackPage={false}
        disableTelemetry
        title={settings.name}
      >
        {parts.map(({ name, list, edit, create, more = {} }) => (
          <Resource
            key={name}
            name={name}
            list={list}
            edit={edit}
            create={create}
            options={{ label: `staff.parts.${name}` }}
          >
            {Object.entries(more).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Resource>
        ))}
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  );
}
