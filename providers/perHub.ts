import type { Hub } from './hub.ts';
import type { Session } from './session.ts';

/**
 * Returns a function that creates a value once per visitor and keeps it while the page lives. Kept by session,
 * because the hub changes with the language.
 */
export function perHub<T>(make: (hub: Hub) => T): (hub: Hub) => T {
  const made = new WeakMap<Session, { thing: T }>();
  return (hub) => {
    const known = made.get(hub.session) ?? { thing: make(hub) };
    made.set(hub.session, known);
    return known.thing;
  };
}
