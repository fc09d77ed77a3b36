import type { ReactNode } from 'react';
import { HubProvider } from '../HubProvider.tsx';
import type { Hub } from '../hub.ts';
import { testHub } from './hub.ts';

/** Returns the options of `render` with which a component has the hub of a visitor; default: a guest's. */
export const inHub = (hub: Hub = testHub()) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <HubProvider hub={hub}>{children}</HubProvider>
  ),
});
