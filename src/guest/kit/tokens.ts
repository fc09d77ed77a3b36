import type { SchemeTokens } from '#contract/brand.ts';
import { tokenProperty } from './brandCss.ts';

/** Returns a token for CSS in script: `hub('paper')` → 'var(--hub-paper)'. */
export const hub = (token: keyof SchemeTokens): string => `var(${tokenProperty(token)})`;

/** The focus ring, for components that remove the browser's. */
export const focusRing = { outline: `2px solid ${hub('focus')}`, outlineOffset: 2 };

/** Keeps colors that alone tell what is selected, where the system forces its own (Windows contrast themes). */
export const unforced = { forcedColorAdjust: 'none' };

/** The media query at which react-admin switches to its phone layout. */
export const phone = '@media (max-width: 767.95px)';

/** The size of touch targets: 44 px. */
export const coarse = '@media (pointer: coarse), (max-width: 767.95px)';
