import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes the drawer once one of its links was pressed, even where the page asks before it is left, and when the
 * page changes by another way: whoever goes somewhere wants to see where.
 */
export function useClosing(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each going somewhere has a key of its own
  useEffect(() => drawer.current?.hidePopover?.(), [key]);
  useEffect(() => {
    const menu = drawer.current;
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) menu?.hidePopover?.();
    };
    menu?.addEventListener('click', onClick);
    return () => menu?.removeEventListener('click', onClick);
  }, [drawer]);
}
