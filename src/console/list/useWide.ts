import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is wide enough for a table; from `lg` on, for one with many columns. */
export const useWide = (from: 'md' | 'lg' = 'md'): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up(from), { noSsr: true });
