import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of the window's height: how far outside of it an element counts as near, so that people seldom see it appear. */
const AHEAD = '50%';

/** Whether an element is, or has been, in the viewport or near it; for what is costly to draw. True when printing. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD} 0%` },
    );
    observer.observe(element.current);
    const onPrint = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [element, near]);
  return near;
}
