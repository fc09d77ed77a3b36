import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is wide enough for a table; from `sm` on, for one with few columns, from `lg` on, with many. */
export const useWide = (from: 'sm' | 'md' | 'lg' = 'md'): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up(from), {
    defaultMatches: true,
    noSsr: true,
  });
