import { useEffect, useRef, useState } from 'react';

const KEY = 'hub.staff.shortcuts';
const typing = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether keys alone do something here. A person can switch that off (WCAG 2.1.4); this browser remembers. */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off');
  return [
    on,
    (next) => {
      localStorage.setItem(KEY, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

/** Keys and what they do, while nobody types and no dialog is open. */
export function useShortcuts(on: boolean, keys: Record<string, () => void>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement).closest?.(typing)) return;
      if (document.querySelector('[role=dialog]')) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

/** Moves the focus to the next (1) or the last (-1) of the elements that `selector` finds. */
export function step(selector: string, by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const here = all.findIndex((element) => element.contains(document.activeElement));
  const from = here === -1 && by === -1 ? 0 : here;
  all[(from + by + all.length) % all.length]?.focus();
}
