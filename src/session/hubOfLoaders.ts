import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Hub } from '../../providers/hub.ts';

declare module 'react-router' {
  interface Future {
    // Loaders get the router's context.
    v8_middleware: true;
  }
}

/** The hub of the visitor, as the loaders of the routes get it. */
export const hubOfLoaders = createContext<Hub>();

/** What a router has to be made with, so that its loaders know the visitor. */
export const withHub = (hub: Hub) => ({
  getContext: () => new RouterContextProvider(new Map([[hubOfLoaders, hub]])),
});
