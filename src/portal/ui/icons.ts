import { icon } from '#src/guest/kit/icons.tsx';

/* What only signed-in pages need. */

export const DownIcon = icon('M4.5 7.5 10 13l5.5-5.5');
export const SheetIcon = icon(
  'M5 2.5h7L15.5 6v11.5H5zM12 2.5V6h3.5M7.5 9.5h5.5M7.5 12h5.5M7.5 14.5h3.5',
);
export const DownloadIcon = icon('M10 3v9.5M6 8.7l4 4 4-4M3.5 16.5h13');
