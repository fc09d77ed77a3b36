import { CacheProvider } from '@emotion/react';
import { memoryStore } from 'ra-core';
import type { FunctionComponent } from 'react';
import { Admin, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { paths } from '../contract/paths.ts';
import { config } from '../providers/config.ts';
import { NotFound } from '../src/components/portal/NotFound.tsx';
import { queryClient, useFreshQueries } from '../src/portal/queries.ts';
import { routerProvider } from '../src/portal/routerProvider.ts';
import { createHubThemes } from '../src/theme/muiTheme.ts';
import { styleCache } from '../src/theme/styleCache.ts';
import { authProvider } from './authProvider.ts';
import { StaffFrame } from './frame/StaffFrame.tsx';
import { i18nProvider } from './i18nProvider.ts';
import { parts } from './parts.ts';
import { dataProvider } from './provider/dataProvider.ts';

const themes = createHubThemes(config.settings.style);
const store = memoryStore();
const overview = parts[0]?.list as FunctionComponent;

/** The staff console at /staff: react-admin on ra-data-simple-rest, in a chunk of its own. */
export default function StaffApp() {
  useFreshQueries();
  return (
    <CacheProvider value={styleCache}>
      <Console />
    </CacheProvider>
  );
}

const Console = () => (
  <Admin
    basename={paths.staff}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    routerProvider={routerProvider}
    store={store}
    {...themes}
    layout={StaffFrame}
    dashboard={overview}
    catchAll={NotFound}
    loginPage={false}
    authCallbackPage={false}
    disableTelemetry
    title={config.settings.name}
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
  </Admin>
);
