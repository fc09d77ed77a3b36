import { type ReactNode, useEffect, useState } from 'react';
import { HubContext } from './HubContext.ts';
import type { Hub } from './hub.ts';

/** Gives the page the hub of its visitor, in the language that is spoken: first as it came, then as it is chosen. */
export function HubProvider({ hub, children }: { hub: Hub; children: ReactNode }) {
  const [spoken, setSpoken] = useState(hub);
  useEffect(() => hub.onLanguage(setSpoken), [hub]);
  return <HubContext value={spoken}>{children}</HubContext>;
}
