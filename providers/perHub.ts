import type { Hub } from './hub.ts';
import type { Session } from './session.ts';

/**
 * Makes a thing once for each visitor, whose own it is as long as the page lives. The session is what stays the same
 * when the visitor's hub changes its language.
 */
export function perHub<T>(make: (hub: Hub) => T): (hub: Hub) => T {
  const made = new WeakMap<Session, { thing: T }>();
  return (hub) => {
    const known = made.get(hub.session) ?? { thing: make(hub) };
    made.set(hub.session, known);
    return known.thing;
  };
}
