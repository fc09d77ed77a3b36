import { useTheme } from '@mui/material/styles';

/** The colors of the brand for the first, second and third series of a chart. */
export function useSeriesColors(): readonly [string, string, string] {
  const { primary, secondary, text } = useTheme().palette;
  return [primary.main, secondary.main, text.secondary];
}
