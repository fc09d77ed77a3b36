import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DataProvider, memoryStore, ResourceDefinitionContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { HubContext } from '../../providers/HubContext.ts';
import type { Hub } from '../../providers/hub.ts';
import { testHub } from '../../providers/testing/hub.ts';
import { i18nProvider } from '../../providers/testing/i18nProvider.ts';
import { resources } from '../../src/portal/resources.ts';
import { createHubThemes } from '../../src/portal/theme/muiTheme.ts';

const { lightTheme } = createHubThemes();

// Nothing scrolls here.
Element.prototype.scrollIntoView ??= () => {};

interface Options {
  /** The data provider's methods that the page calls; any other is an error. */
  dataProvider: Partial<HubDataProvider>;
  /** Of the visitor: a guest's unless it is given. */
  hub?: Hub;
  /** The initial address. */
  at?: string;
  /** The paths of its route. */
  paths?: readonly string[];
}

/**
 * Renders a page or a part of one for a signed-in person: with react-admin's context, a fake data provider, the English
 * catalogue, a memory store of its own and a router whose address can be read.
 */
export function renderInPortal(
  element: ReactNode,
  { dataProvider, hub = testHub(), at = '/', paths }: Options,
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      {
        element: (
          <AdminContext
            dataProvider={
              Object.assign(dataProvider, { call: dataProvider.call ?? hub.call }) as DataProvider
            }
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={memoryStore()}
            theme={lightTheme}
            darkTheme={null}
          >
            <ResourceDefinitionContextProvider definitions={resources}>
              <Outlet />
            </ResourceDefinitionContextProvider>
          </AdminContext>
        ),
        children: (paths ?? [at]).map((path) => ({ path, element })),
      },
    ],
    { initialEntries: [at] },
  );
  const screen = render(
    <HubContext value={hub}>
      <RouterProvider router={router} />
    </HubContext>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...screen, user: userEvent.setup(), address, router, queryClient };
}

/** Returns a promise that the test settles, to see the page while a call is in progress. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Ignores the console errors that react-admin writes for refused calls. */
export const expectRefusedCalls = () => vi.spyOn(console, 'error').mockImplementation(() => {});
