import type { Hub } from './hub.ts';

/** Makes a thing once for each hub: what is one visitor's own and lives as long as the page. */
export function perHub<T>(make: (hub: Hub) => T): (hub: Hub) => T {
  const made = new WeakMap<Hub, { thing: T }>();
  return (hub) => {
    const known = made.get(hub) ?? { thing: make(hub) };
    made.set(hub, known);
    return known.thing;
  };
}
