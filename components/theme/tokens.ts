import type { SchemeTokens } from '../../contract/brand.ts';
import { tokenProperty } from './brandCss.ts';

/** `hub('paper')` → 'var(--hub-paper)': a token where CSS is written in script. */
export const hub = (token: keyof SchemeTokens): string => `var(${tokenProperty(token)})`;

/** The focus ring, for components that switch the browser's off. */
export const focusRing = { outline: `2px solid ${hub('focus')}`, outlineOffset: 2 };

/** Where react-admin shows its pages for phones. */
export const phone = '@media (max-width: 767.95px)';

/** Where fingers press: 44 px. */
export const coarse = '@media (pointer: coarse), (max-width: 767.95px)';
