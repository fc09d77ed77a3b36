import { browserMemory } from './browserMemory.ts';

/** Tells the other tabs of this browser. The time makes each value a new one. */
export const tellOtherTabs = (what: 'in' | 'out'): boolean =>
  browserMemory.sessionChanged.keep(`${what} ${Date.now()}`);

/** Calls `listener` when somebody signs in or out in another tab of this browser. Returns a function that stops it. */
export const onOtherTab = (listener: (what: 'in' | 'out') => void): (() => void) =>
  browserMemory.sessionChanged.onOtherTab((what) =>
    listener(what.startsWith('out') ? 'out' : 'in'),
  );
