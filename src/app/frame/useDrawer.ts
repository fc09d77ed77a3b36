import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes the side navigation when one of its links was pressed, even if the page asks before it is left, and when the page
 * changes otherwise.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
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
