import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HubContext } from './HubContext.ts';
import type { Hub } from './hub.ts';

/**
 * Provides the hub of the page's visitor, and after each change of language the one in that language: once all that is
 * shown can be in it, so that no page has words of two.
 */
export function HubProvider({ hub, children }: { hub: Hub; children: ReactNode }) {
  const [current, setCurrent] = useState(hub);
  useEffect(() => hub.onLanguageChange((next) => startTransition(() => setCurrent(next))), [hub]);
  return <HubContext value={current}>{children}</HubContext>;
}
