import type { ReactNode } from 'react';
import { HubProvider } from '../HubProvider.tsx';
import type { Hub } from '../hub.ts';
import { testHub } from './hub.ts';

/** What `render` is called with, so that a part of a page stands in the hub of a visitor: a guest's unless it is given. */
export const inHub = (hub: Hub = testHub()) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <HubProvider hub={hub}>{children}</HubProvider>
  ),
});
