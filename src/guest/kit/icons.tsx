import { strokes } from './strokes.ts';

/** Returns an icon with this outline, on a 20 px grid. It stands next to a text, or is named by its button. */
const icon = (outline: string) => () => (
  <svg className="hub-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden {...strokes}>
    <path d={outline} />
  </svg>
);

const CIRCLE = 'M2.5 10a7.5 7.5 0 0 1 15 0 7.5 7.5 0 0 1-15 0z';

export const ErrorIcon = icon('M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 6.5v4.25M10 13.5v.01');
export const WarnIcon = icon('M10 3 18 16.5H2zM10 8v4M10 14.2v.01');
export const DoneIcon = icon(`${CIRCLE}M6.5 10.3l2.4 2.4 4.6-5.1`);
export const InfoIcon = icon(`${CIRCLE}M10 9.2v4.3M10 6.5v.01`);
export const EyeIcon = icon(
  'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10zM7.5 10a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0z',
);
export const EyeClosedIcon = icon(
  'M1.8 8.5S4.8 13 10 13s8.2-4.5 8.2-4.5M4.4 11.6l-1.7 2M8 12.9l-.6 2.6M12 12.9l.6 2.6M15.6 11.6l1.7 2',
);
export const MenuIcon = icon('M3 5.5h14M3 10h14M3 14.5h14');
export const CloseIcon = icon('m5 5 10 10M15 5 5 15');
export const RingIcon = icon('M6 10a4 4 0 0 1 8 0 4 4 0 0 1-8 0z');
export const TickIcon = icon('m4.5 10.5 3.6 3.6 7.4-8.2');
