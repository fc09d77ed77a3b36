import { type RefObject, useEffect } from 'react';
import { useSwipeable } from 'react-swipeable';
import { limits } from '#contract/limits.ts';

/** Whether a horizontal swipe there has another meaning: in text, and in what scrolls by itself. */
function scrollsSideways(target: EventTarget | null): boolean {
  for (let node = target as HTMLElement | null; node; node = node.parentElement) {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName)) return true;
    const scrolls = node.scrollWidth > node.clientWidth + 1 && node !== document.documentElement;
    if (scrolls && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}

/** Opens the side navigation by a swipe to the left and closes it by one to the right (specification §2, §9). */
export default function Swipe({ drawer }: { drawer: RefObject<HTMLElement | null> }) {
  const isNarrow = () =>
    window.matchMedia(`(max-width: ${limits.mobileBreakpointPx - 0.02}px)`).matches;
  const { ref } = useSwipeable({
    delta: limits.swipeTolerancePx,
    onSwiped: ({ dir, event }) => {
      if (!isNarrow()) return;
      // Where one reads from right to left the navigation is on the other side.
      const [opens, closes] = document.dir === 'rtl' ? ['Right', 'Left'] : ['Left', 'Right'];
      if (dir === opens && !scrollsSideways(event.target)) drawer.current?.showPopover();
      else if (dir === closes) drawer.current?.hidePopover();
    },
  });
  useEffect(() => {
    ref(document.body);
    return () => ref(null);
  }, [ref]);
  return null;
}
