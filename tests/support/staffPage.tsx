import {
  type DataProvider,
  memoryStore,
  Resource,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import type { StaffRole } from '../../contract/staff/roles.ts';
import type { Hub } from '../../providers/hub.ts';
import { guestBoot, testHub } from '../../providers/testing/hub.ts';
import { person } from '../../providers/testing/people.ts';
import { consoleAuth } from '../../src/console/access/consoleAuth.ts';
import { createStaffI18nProvider } from '../../src/console/i18nProvider.ts';
import { createStaffCall } from '../../src/console/provider/staffCall.ts';
import { resourcesIn } from '../../src/console/resources.tsx';
import { answeredByTest } from '../../src/console/testing/staffCall.ts';
import { createHubThemes } from '../../src/portal/theme/muiTheme.ts';
import { allStaffWords } from '../../words/en/wholeConsole.ts';
import { renderInPortal } from './portalPage.tsx';

const { lightTheme } = createHubThemes();
const i18nProvider = createStaffI18nProvider(guestBoot.settings, 'en', allStaffWords);
const definitions = Object.fromEntries(
  resourcesIn(i18nProvider.translate).map((one) => [one.name, Resource.registerResource(one)]),
);

interface Options {
  /** The part of the console. */
  resource: string;
  /** The data provider's methods that the page calls; any other is an error. */
  dataProvider: Partial<DataProvider>;
  /** Of the visitor: a guest's unless it is given. */
  hub?: Hub;
  /** The initial address. */
  at?: string;
  /** The paths of its route. */
  paths?: readonly string[];
  /** The roles of the visitor, who may otherwise do everything. */
  roles?: readonly StaffRole[];
}

/**
 * Renders a page of the console with react-admin's context, a fake data provider, the console's texts and
 * notifications. Its other calls are answered by `staffCall` (src/console/testing).
 */
export function renderInConsole(
  element: ReactNode,
  { resource, dataProvider, hub = testHub(), roles, ...options }: Options,
) {
  if (roles) {
    const { account } = person();
    hub.session.setFromServer(person({}, { account: { ...account, staffRoles: [...roles] } }));
  }
  const at = options.at ?? `${paths.staff}/${resource}`;
  const answered = answeredByTest(hub);
  return renderInPortal(
    <AdminContext
      basename={paths.staff}
      dataProvider={
        Object.assign(dataProvider, { call: createStaffCall(answered.sendRequest) }) as DataProvider
      }
      {...(roles && { authProvider: consoleAuth(hub.session) })}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={null}
      store={memoryStore()}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ResourceContextProvider value={resource}>{element}</ResourceContextProvider>
      </ResourceDefinitionContextProvider>
      <Notification />
    </AdminContext>,
    { ...options, hub: answered, dataProvider: {}, at },
  );
}
