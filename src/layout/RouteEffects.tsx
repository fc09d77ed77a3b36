import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { moves, nameTab } from '../components/usePageTitle.ts';
import { entered } from '../session/enter.ts';

/** What follows each change of page: it starts at its top, and the focus goes to its title. Stands before the pages. */
export function RouteEffects({ title }: { title: string }) {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    moves.happened = true;
    // The page gives its own name once it is there.
    nameTab(title);
    entered();
    // Back and forward: the browser knows where the page was.
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type, title]);
  return null;
}
