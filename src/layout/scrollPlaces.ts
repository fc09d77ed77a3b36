/** How far the page of each entry of the history is scrolled, in px. */
const places = new Map<string, number>();

/** Notes how far the page of the history entry `key` is scrolled. Answers how to stop. */
export function notePlace(key: string): () => void {
  const note = () => places.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** How far the page of an entry was scrolled when it was left. */
export const placeOf = (key: string): number => places.get(key) ?? 0;

const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `place` as soon as the page, whose content may still be on its way, is long enough; not any more once
 * the person does something else. Answers how to stop.
 */
export function comeBackTo(place: number): () => void {
  if (place === 0) return () => undefined;
  const lengths = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    window.scrollTo(0, place);
    stop();
  });
  const stop = () => {
    lengths.disconnect();
    for (const deed of deeds) window.removeEventListener(deed, stop);
  };
  for (const deed of deeds) window.addEventListener(deed, stop, { passive: true });
  lengths.observe(document.body);
  return stop;
}
