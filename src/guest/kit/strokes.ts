import type { SVGProps } from 'react';

/** The strokes of every drawing: icons, the logo, illustrations. */
export const strokes: SVGProps<SVGSVGElement> = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: false,
};
