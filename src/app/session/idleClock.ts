import { limits } from '#contract/limits.ts';
import { browserMemory } from '#providers/browserMemory.ts';

/** Minimum milliseconds between two background calls (decision I11). */
const PAUSE = 60_000;
export type Phase = 'awake' | 'warning' | 'over';

interface Options {
  /** Milliseconds of inactivity after which the session ends. */
  idleMs: () => number;
  /** Tells the server that the person is active. */
  report: () => void;
  /** Called every second, and at once when another tab reports activity. */
  onTick: (phase: Phase, secondsLeft: number) => void;
}

/**
 * Measures inactivity across all tabs of this browser: local storage has the time of the last report to the server. Typing
 * and pointing count as activity, and are reported at most once a minute (decisions F5, I11).
 */
export function startIdleClock({ idleMs, report, onTick }: Options) {
  let activeAt: number | undefined;
  let phase: Phase = 'awake';

  const { read, keep, onOtherTab } = browserMemory.activeAt;
  /** For a browser that keeps nothing. */
  let reportedHere = 0;
  const lastReport = () => Number(read()) || reportedHere;
  /** The server has just received a call. */
  const noteReport = () => {
    reportedHere = Date.now();
    keep(String(reportedHere));
  };
  const touch = () => {
    activeAt = undefined;
    noteReport();
    report();
    tick();
  };

  function tick(): void {
    const now = Date.now();
    // Activity in a minute long past was followed by sleep, not by work.
    const due =
      activeAt !== undefined && now - lastReport() >= PAUSE && now - activeAt < PAUSE + 5000;
    if (due && phase === 'awake') {
      touch();
      return;
    }
    const left = idleMs() - (now - lastReport());
    phase = left <= 0 ? 'over' : left <= limits.idleNoticeMs ? 'warning' : 'awake';
    onTick(phase, Math.max(0, Math.ceil(left / 1000)));
  }

  const onActivity = () => {
    // While the question is shown, only its button counts as activity.
    if (phase !== 'awake') return;
    activeAt = Date.now();
    if (activeAt - lastReport() >= PAUSE) tick();
  };

  const activities = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;
  const passive = { capture: true, passive: true };
  for (const activity of activities) document.addEventListener(activity, onActivity, passive);
  const ignoreOtherTabs = onOtherTab(tick);
  const timer = setInterval(tick, 1000);
  // Opening a page is activity.
  noteReport();

  return {
    /** Reports activity to the server without delay. */
    touch,
    stop: () => {
      clearInterval(timer);
      for (const activity of activities)
        document.removeEventListener(activity, onActivity, passive);
      ignoreOtherTabs();
    },
  };
}
