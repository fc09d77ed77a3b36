import { createContext, useContext } from 'react';
import type { Hub } from './hub.ts';

/** The hub of the visitor whose page is drawn. */
export const HubContext = createContext<Hub | undefined>(undefined);

/** The hub of the visitor whose page is drawn. Throws where nobody has given one. */
export function useHub(): Hub {
  const hub = useContext(HubContext);
  if (!hub) throw new Error('Nothing is drawn outside of a <HubContext>.');
  return hub;
}
