import { CacheProvider } from '@emotion/react';
import { memoryStore } from 'ra-core';
import { useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { type PathName, paths } from '../../contract/paths.ts';
import { authProvider } from '../../providers/authProvider.ts';
import { config } from '../../providers/config.ts';
import { dataProvider } from '../../providers/dataProvider.ts';
import { i18nProvider } from '../../providers/i18n/i18nProvider.ts';
import { agency } from '../../resources/agency/resource.ts';
import { associate } from '../../resources/associate/resource.ts';
import { content } from '../../resources/content/resource.ts';
import { invitations } from '../../resources/invitations/resource.ts';
import { reports } from '../../resources/reports/resource.ts';
import type { PageChunk } from '../pages/page.ts';
import { createHubTheme } from '../theme/muiTheme.ts';
import { styleCache } from '../theme/styleCache.ts';
import { PortalLayout } from './PortalLayout.tsx';
import { portalPages } from './portalPages.ts';
import { queryClient, useFreshQueries } from './queries.ts';

const theme = createHubTheme(config.settings.style);
const store = memoryStore();
const pages = Object.entries(portalPages) as [PathName, PageChunk][];

/**
 * The pages behind sign-in, on react-admin. The frame around them and their gates are the whole portal's. The
 * resources have no pages of their own: the specification's paths lead to them (§2).
 */
export default function Portal() {
  const [words] = useState(i18nProvider);
  useFreshQueries();
  return (
    <CacheProvider value={styleCache}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={words}
        queryClient={queryClient}
        store={store}
        theme={theme}
        darkTheme={null}
        layout={PortalLayout}
        loginPage={false}
        authCallbackPage={false}
        disableTelemetry
        title={config.settings.name}
      >
        <Resource {...invitations} />
        <Resource {...reports} />
        <Resource {...agency} />
        <Resource {...associate} />
        <Resource {...content} />
        <CustomRoutes>
          {pages.map(([name, Page]) => (
            <Route key={name} path={paths[name]} element={<Page />} />
          ))}
        </CustomRoutes>
      </Admin>
    </CacheProvider>
  );
}
