import { type ReactNode, useEffect, useState } from 'react';
import { HubContext } from './HubContext.ts';
import type { Hub } from './hub.ts';

/** Provides the hub of the page's visitor, and after each change of language the one in that language. */
export function HubProvider({ hub, children }: { hub: Hub; children: ReactNode }) {
  const [current, setCurrent] = useState(hub);
  useEffect(() => hub.onLanguageChange(setCurrent), [hub]);
  return <HubContext value={current}>{children}</HubContext>;
}
