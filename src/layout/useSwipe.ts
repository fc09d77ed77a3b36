import { type RefObject, useEffect } from 'react';
import { useSwipeable } from 'react-swipeable';
import { limits } from '../../contract/limits.ts';

/** Where a finger moves sideways for another reason: text, and what scrolls by itself. */
function isTaken(target: EventTarget | null): boolean {
  for (let node = target as HTMLElement | null; node; node = node.parentElement) {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName)) return true;
    const scrolls = node.scrollWidth > node.clientWidth + 1 && node !== document.documentElement;
    if (scrolls && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}

/** Opens the side navigation by a swipe to the left and closes it by one to the right (§2, §9). */
export function useSwipe(drawer: RefObject<HTMLElement | null>): void {
  const narrow = () =>
    window.matchMedia(`(max-width: ${limits.mobileBreakpointPx - 0.02}px)`).matches;
  const { ref } = useSwipeable({
    delta: limits.swipeTolerancePx,
    onSwipedLeft: ({ event }) => {
      if (narrow() && !isTaken(event.target)) drawer.current?.showPopover();
    },
    onSwipedRight: () => {
      if (narrow()) drawer.current?.hidePopover();
    },
  });
  useEffect(() => {
    ref(document.body);
    return () => ref(null);
  }, [ref]);
}
