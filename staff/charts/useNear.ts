import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far below what is seen something is drawn already, so that one seldom sees it come. */
const AHEAD = '50%';

/**
 * Whether an element is seen, or is about to be; true from then on. For what is costly to draw. On paper everything is
 * seen.
 */
export function useNear(element: RefObject<Element | null>): boolean {
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
