import { createContext, useContext } from 'react';
import type { Hub } from './hub.ts';

/** The hub of the visitor whose page is rendered. */
export const HubContext = createContext<Hub | undefined>(undefined);

/** Returns the hub of the visitor whose page is rendered. Throws outside of a `HubContext`. */
export function useHub(): Hub {
  const hub = useContext(HubContext);
  if (!hub) throw new Error('Nothing is drawn outside of a <HubContext>.');
  return hub;
}
