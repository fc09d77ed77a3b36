import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type InvitationRow, isWaiting } from './invitationModel.ts';

const FIRST_PAUSE = 1_500;
const LONGEST_PAUSE = 30_000;
const SETTLED_PAUSE = 10_000;

/** Milliseconds before the next look: growing while mails are on their way, every ten seconds when all are. */
export const pauseBefore = (attempt: number, waiting: boolean): number =>
  waiting ? Math.min(FIRST_PAUSE * 1.6 ** attempt, LONGEST_PAUSE) : SETTLED_PAUSE;

const onVisibility = (heard: () => void) => {
  document.addEventListener('visibilitychange', heard);
  return () => document.removeEventListener('visibilitychange', heard);
};
const isVisible = () => document.visibilityState === 'visible';

/**
 * Follows the rows' status without a reload (D11): looks again in the background, with growing pauses as long as
 * a row waits for its mail, and from the start again when one of them has settled. A hidden page doesn't ask, and
 * looks at once when it is seen again.
 */
export function useInvitationPolling(
  rows: readonly InvitationRow[] | undefined,
  refresh: () => Promise<unknown>,
): void {
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const wasHidden = useRef(false);
  const waiting = rows
    ?.filter(isWaiting)
    .map(({ email }) => email)
    .join(' ');

  useEffect(() => {
    if (!visible) wasHidden.current = true;
    if (waiting === undefined || !visible) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const lookLater = (attempt: number, pause = pauseBefore(attempt, waiting !== '')) => {
      timer = setTimeout(async () => {
        // A look that fails says nothing: the next one may find the service again.
        await refresh().catch(() => undefined);
        if (!over) lookLater(attempt + 1);
      }, pause);
    };
    lookLater(0, wasHidden.current ? 0 : undefined);
    wasHidden.current = false;
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [waiting, visible, refresh]);
}
