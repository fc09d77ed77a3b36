import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is wide enough for a table: from `sm` on for one with few columns, from `lg` on for one with many. */
export const useWide = (from: 'sm' | 'md' | 'lg' = 'md'): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up(from), {
    // Where the width is not known, few columns have room.
    defaultMatches: from === 'sm',
    noSsr: true,
  });
