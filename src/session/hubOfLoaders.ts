import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Hub } from '../../providers/hub.ts';

declare module 'react-router' {
  interface Future {
    // The router's context, which loaders receive.
    v8_middleware: true;
  }
}

/** Returns the visitor's hub to the loaders of the routes. */
export const hubOfLoaders = createContext<Hub>();

/** The router options that give loaders the visitor's hub. */
export const withHub = (hub: Hub) => ({
  getContext: () => new RouterContextProvider(new Map([[hubOfLoaders, hub]])),
});
