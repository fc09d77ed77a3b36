import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { HubContext } from '#providers/HubContext.ts';
import { testHub } from '#providers/testing/hub.ts';
import { i18nProvider } from '#providers/testing/i18nProvider.ts';
import { createHubThemes } from '../../theme/muiTheme.ts';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';

const theme = createTheme(createHubThemes().lightTheme);

// Long forms are slow in jsdom, and the machine may be busy: these tests are not about time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;

/** Renders a part of the portal with its texts, a store of its own and another page to navigate to ('/elsewhere'). */
export function renderPortal(
  page: ReactNode,
  dataProvider: Partial<DataProvider> = {},
  { address = '/form', hub = testHub(), words = i18nProvider } = {},
) {
  const user = userEvent.setup();
  const portal = (
    <CoreAdminContext
      i18nProvider={words}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      dataProvider={
        Object.assign(dataProvider, { call: dataProvider.call ?? hub.call }) as DataProvider
      }
    >
      <ThemeProvider theme={theme}>
        <UnsavedGuard>
          <Outlet />
        </UnsavedGuard>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const children = [
    { path: '/form', element: page },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter([{ element: portal, children }], { initialEntries: [address] });
  const screen = render(
    <HubContext value={hub}>
      <RouterProvider router={router} />
    </HubContext>,
  );
  return { user, router, ...screen };
}

/** react-admin logs every refused call to the console in development: in this test that is expected. */
export const expectRefusal = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
