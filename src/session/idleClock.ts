import { limits } from '../../contract/limits.ts';

const KEY = 'hub.activeAt';
/** At most one quiet call in this time (decision I11). */
const PAUSE = 60_000;
export type Phase = 'awake' | 'warning' | 'over';

interface Options {
  /** So many milliseconds after the last thing that a person did the session ends. */
  idleMs: () => number;
  /** Tells the server that a person is at work. */
  tell: () => void;
  /** Called each second, and at once when another tab heard from the person. */
  onTick: (phase: Phase, secondsLeft: number) => void;
}

/**
 * Knows how long nobody has done anything, in all tabs of this browser: when the server was last told stands in
 * local storage. Typing and pointing count, and are told at most once a minute (decisions F5, I11).
 */
export function startIdleClock({ idleMs, tell, onTick }: Options) {
  let did: number | undefined;
  let phase: Phase = 'awake';

  const told = () => Number(localStorage.getItem(KEY)) || 0;
  /** The server has just heard from the person. */
  const heard = () => localStorage.setItem(KEY, String(Date.now()));
  const touch = () => {
    did = undefined;
    heard();
    tell();
    tick();
  };

  function tick(): void {
    const now = Date.now();
    // What was done in a minute that is long over was followed by sleep, not by work.
    const due = did !== undefined && now - told() >= PAUSE && now - did < PAUSE + 5000;
    if (due && phase === 'awake') {
      touch();
      return;
    }
    const left = idleMs() - (now - told());
    phase = left <= 0 ? 'over' : left <= limits.idleNoticeMs ? 'warning' : 'awake';
    onTick(phase, Math.max(0, Math.ceil(left / 1000)));
  }

  const onDeed = () => {
    // Once the question stands on the screen only its button answers it.
    if (phase !== 'awake') return;
    did = Date.now();
    if (did - told() >= PAUSE) tick();
  };
  const onOtherTab = ({ key }: StorageEvent) => key === KEY && tick();

  const deeds = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;
  const passive = { capture: true, passive: true };
  for (const deed of deeds) document.addEventListener(deed, onDeed, passive);
  window.addEventListener('storage', onOtherTab);
  const timer = setInterval(tick, 1000);
  // Whoever opens a page is there.
  heard();

  return {
    /** The person is there: tells the server at once. */
    touch,
    stop: () => {
      clearInterval(timer);
      for (const deed of deeds) document.removeEventListener(deed, onDeed, passive);
      window.removeEventListener('storage', onOtherTab);
    },
  };
}
