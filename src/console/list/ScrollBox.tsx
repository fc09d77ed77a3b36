import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWide } from '#src/portal/ui/useWide.ts';

interface Props {
  /** The accessible name of what scrolls. */
  label: string;
  /** It may be wider than the page on wide screens too. */
  always?: boolean;
  children: ReactNode;
}

/** The table in it doesn't scroll by itself too. */
export const inScrollBox = { overflowX: 'visible' };

/** Around a table that may be wider than the page: it can then be scrolled by keyboard too. */
export function ScrollBox({ label, always = false, children }: Props) {
  const isWide = useWide();
  const scrolls = (always || !isWide) && { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <Box {...scrolls} sx={{ overflowX: 'auto' }}>
      {children}
    </Box>
  );
}
