import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useStore } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useWords } from '#src/portal/ui/useWords.ts';

const keys = ['j', 'k', 'a', 'r', 'x', 'n', 'p', 'q'] as const;

const TYPING = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Whether single-key shortcuts are on. A person can switch that off (WCAG 2.1.4), and the browser remembers it. */
export const useShortcutsOn = () => useStore('review.shortcuts', true);

/** Calls the function of a pressed key, unless the person types or a dialog is open. */
export function useShortcuts(on: boolean, actions: Record<string, () => void>): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement).closest?.(TYPING)) return;
      if (document.querySelector('[role=dialog]')) return;
      const action = current.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

/** Moves the focus to the next (1) or previous (-1) element that matches `selector`, cyclically. */
export function moveFocus(selector: string, by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const here = all.findIndex((element) => element.contains(document.activeElement));
  const from = here === -1 && by === -1 ? 0 : here;
  all[(from + by + all.length) % all.length]?.focus();
}

const key = {
  flexDirection: 'row',
  gap: 1.5,
  '& kbd': {
    minWidth: 28,
    padding: '2px 6px',
    border: '1px solid var(--hub-border)',
    borderRadius: 'var(--hub-radius)',
    backgroundColor: 'var(--hub-sunken)',
    fontFamily: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
  },
};

/** The shortcuts of this page, and the switch for them. */
export function Shortcuts({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const word = useWords('staff.review.keys');
  return (
    <details>
      <summary style={SUMMARY}>{word('title')}</summary>
      <FormControlLabel
        label={word('on')}
        control={<Switch checked={on} onChange={(_, next) => onChange(next)} />}
      />
      <Stack component="ul" sx={{ gap: 0.75 }}>
        {keys.map((name) => (
          <Stack key={name} component="li" sx={key}>
            <kbd>{name}</kbd>
            <span>{word(name)}</span>
          </Stack>
        ))}
      </Stack>
    </details>
  );
}

const SUMMARY = { padding: '10px 0', cursor: 'pointer' };
