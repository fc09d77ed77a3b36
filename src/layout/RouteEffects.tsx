import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { moves, nameTab } from '../components/usePageTitle.ts';
import { entered } from '../session/enter.ts';
import { comeBackTo, notePlace, placeOf } from './scrollPlaces.ts';

/**
 * What follows each change of page: the tab has its name, it starts at its top or, going back, where it was left,
 * and the focus goes to its title. Stands before the pages.
 */
export function RouteEffects({ title }: { title: string }) {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const left = useRef(0);

  // Before the browser has laid out the new page, which may be shorter.
  useBrowserLayoutEffect(() => {
    left.current = placeOf(key);
    return notePlace(key);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    moves.happened = true;
    // The page gives its own name once it is there.
    nameTab(title);
    entered();
    if (type === 'POP') return comeBackTo(left.current);
    window.scrollTo(0, 0);
  }, [pathname, type, title]);
  return null;
}

/** The server, which lays out nothing, is to run none of it. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
