import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { holdPops } from '../../layout/pops.ts';

/** Where the router keeps an entry's place in the history. */
const placeOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Holds back whatever leaves the page while `active`: links and redirects, the browser's back and forward; closing
 * the tab asks in the browser's own words. Answers the way that was held back, to be gone once the person agrees.
 *
 * The router's own blocker needs a data router, which the portal is not built on.
 */
export function useHeldBack(active: () => boolean) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<{ go: () => void }>();
  const free = useRef(false);

  useEffect(() => {
    const holds = () => active() && !free.current;
    const letGo = (go: () => void) => ({
      go: () => {
        free.current = true;
        go();
      },
    });
    const { push, replace } = navigator;
    const here = window.location.pathname;
    const guarded =
      (way: typeof push): typeof push =>
      (to, ...rest) => {
        const target = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname;
        if (!holds() || !target || target === here) return way.call(navigator, to, ...rest);
        setHeld(letGo(() => way.call(navigator, to, ...rest)));
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);

    let place = placeOf(window.history.state);
    let returning = false;
    const letPass = holdPops(({ state }) => {
      if (returning) {
        returning = false;
        return true;
      }
      const target = placeOf(state);
      if (!holds() || place === undefined || target === undefined) {
        place = target;
        return false;
      }
      const delta = target - place;
      returning = true;
      window.history.go(-delta);
      setHeld(letGo(() => window.history.go(delta)));
      return true;
    });
    const onUnload = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      letPass();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active, navigator]);

  return { held, stay: () => setHeld(undefined) };
}
